import type { TrackBox, TrackFact, TrackRow, TrackView, TrackWitness } from '@jst/contracts/tracking'

/** A statement for people outside of the staff: who says what and when, without the text of the message, which may name others. */
const withoutText = (witness: TrackWitness): TrackWitness => ({ ...witness, Text: '', Raw: '' })
const orNull = (witness: TrackWitness | null) => (witness === null ? null : withoutText(witness))
const publicFact = (fact: TrackFact): TrackFact => ({
  ...fact,
  Witnesses: fact.Witnesses.map(withoutText),
  Planned: orNull(fact.Planned),
  Estimated: orNull(fact.Estimated),
  // that somebody decided is seen, who did and why is the staff's
  Ruling: fact.Ruling && { ...fact.Ruling, By: '', Note: '' },
})

/** The shipment as its customer reads it: nothing of other companies, no raw texts, no notes of the staff. */
export const forParty = (view: TrackView): TrackView => ({
  ...view,
  Customer: '',
  Facts: view.Facts.map(publicFact),
  Groups: view.Groups.map((group) => ({ ...group, Fact: publicFact(group.Fact) })),
  Open: view.Open.map((one) => ({ ...one, OwnerId: 0, OwnerName: '', Notes: [] })),
  Contradictions: [],
  Unmapped: [],
  Withdrawn: [],
  Followers: [],
})

const withoutClocks = (box: TrackBox): TrackBox => ({ ...box, Risk: 'waiting', LastFreeDay: null })
const noCosts: Pick<TrackView, 'Clocks' | 'Costs' | 'CostUnknown' | 'Risk' | 'LastFreeDay'> = {
  Clocks: [],
  Costs: [],
  CostUnknown: 0,
  Risk: 'waiting',
  LastFreeDay: null,
}
const nobody = {
  OrderId: 0,
  OrderNo: '',
  BookingId: 0,
  Exceptions: 0,
  ExceptionText: '',
  IsRed: false,
  EndReason: '',
} as const satisfies Partial<TrackRow>

/** The shipment as a link shows it: what the customer reads, without people, orders and exceptions; costs and files as the link allows. */
export function forLink(
  view: TrackView,
  { files, withCosts }: { readonly files: readonly number[]; readonly withCosts: boolean },
): TrackView {
  const shown = {
    ...forParty(view),
    ...nobody,
    // links have all facts
    Groups: [],
    Open: [],
    People: [],
    CarrierGuess: '',
    FeedText: '',
    Files: view.Files.filter(({ Id }) => files.includes(Id)),
  }
  return withCosts ? shown : { ...shown, ...noCosts, BoxLines: shown.BoxLines.map(withoutClocks) }
}

/** A fact whose statements are told apart by their place: their keys hold numbers of documents. */
const withoutNumbers = (fact: TrackFact): TrackFact => {
  const keys = [...fact.Witnesses, fact.Estimated, fact.Planned].flatMap((witness) => (witness ? [witness.Key] : []))
  const placeOf = (key: string) => String(keys.indexOf(key))
  const plain = (witness: TrackWitness): TrackWitness => ({ ...witness, Key: placeOf(witness.Key), Seals: [] })
  return {
    ...fact,
    Witnesses: fact.Witnesses.map(plain),
    Planned: fact.Planned && plain(fact.Planned),
    Estimated: fact.Estimated && plain(fact.Estimated),
    Conflicts: fact.Conflicts.map((one) => ({ ...one, Winner: placeOf(one.Winner), Other: placeOf(one.Other) })),
    Ruling: fact.Ruling && { ...fact.Ruling, Key: placeOf(fact.Ruling.Key) },
  }
}
/**
 * The shipment as a visitor with a number and a second fact reads it: as by a link without costs and files, with no document's number but the
 * visitor's own one, and no seals.
 */
export function forVisitor(view: TrackView, number: string): TrackView {
  const shown = forLink(view, { files: [], withCosts: false })
  const isBox = shown.BoxLines.some(({ Box }) => Box === number)
  return {
    ...shown,
    Number: number,
    NumberKind: isBox ? 'box' : number === shown.BookingNo ? 'booking' : 'bill',
    BillNo: '',
    BookingNo: '',
    BoxLines: shown.BoxLines.map((box) => ({ ...box, Seals: [] })),
    Facts: shown.Facts.map(withoutNumbers),
  }
}
