import type { ApplicationType, ReleaseWay } from './decision.ts'

/** Letters of indemnity and applications by letter (documents handbook §9.2). Antedated and advanced bills have none: they are refused. */
export const letterKinds = {
  amendment: { zh: '提单修改申请函', en: 'Application for amendment' },
  switch: { zh: '转换提单保函', en: 'LOI for switch bills' },
  split: { zh: '分票保函', en: 'LOI for bills that share a container' },
  telexReturned: { zh: '电放申请书（已交回正本）', en: 'Telex release, originals returned' },
  telexUnissued: { zh: '电放申请书（未签发正本）', en: 'Telex release, no original issued' },
  lost: { zh: '正本遗失保函', en: 'LOI for lost originals' },
  telexRevoked: { zh: '电放撤销申请书', en: 'Revocation of a telex release' },
  consignee: { zh: '收货人电放确认函', en: "Consignee's confirmation of a telex release" },
  withoutBill: { zh: '无单放货保函', en: 'LOI for delivery without bills' },
  held: { zh: '扣货放行保函', en: 'LOI for the release of held goods' },
} as const
export type LetterKind = keyof typeof letterKinds
export const letterNames = Object.fromEntries(Object.entries(letterKinds).map(([kind, { zh }]) => [kind, zh]))
export const letterNamesEn = Object.fromEntries(Object.entries(letterKinds).map(([kind, { en }]) => [kind, en]))
export const isLetterKind = (kind: string): kind is LetterKind => Object.hasOwn(letterKinds, kind)

interface LetterBill {
  readonly no: string
  readonly originalsIssued: number
  /** Originals that are lost. */
  readonly lost: number
  /** Containers of the bill. */
  readonly boxes: readonly string[]
}

/** A letter that an application needs, and the bills that it is given for. */
export interface NeededLetter {
  readonly kind: LetterKind
  readonly bills: readonly string[]
}
/** Letters that an application needs, in the order in which they are asked for. */
export function lettersFor(type: ApplicationType, way: ReleaseWay, bills: readonly LetterBill[]): NeededLetter[] {
  const isTelex = type === 'telex' || way === 'telex'
  const shared = billsOfSharedBoxes(bills)
  const needs: readonly (readonly [kind: LetterKind, asks: (bill: LetterBill) => boolean])[] = [
    ['amendment', () => type === 'amend'],
    ['switch', () => type === 'switch'],
    ['lost', ({ lost }) => type === 'reissue' || lost > 0],
    ['telexUnissued', ({ originalsIssued, lost }) => isTelex && originalsIssued === 0 && lost === 0],
    ['telexReturned', ({ originalsIssued, lost }) => isTelex && originalsIssued > lost],
    ['split', ({ no }) => shared.has(no)],
  ]
  return needs.flatMap(([kind, asks]) => {
    const named = bills.filter(asks).map(({ no }) => no)
    return named.length === 0 ? [] : [{ kind, bills: named }]
  })
}

function billsOfSharedBoxes(bills: readonly LetterBill[]): ReadonlySet<string> {
  const byBox = Map.groupBy(
    bills.flatMap(({ no, boxes }) => [...new Set(boxes)].map((box) => ({ no, box }))),
    ({ box }) => box,
  )
  return new Set([...byBox.values()].filter((of) => of.length > 1).flatMap((of) => of.map(({ no }) => no)))
}

/** Most signs of the numbers of one letter. */
export const mostLetterBills = 400
const numbersIn = (text: string): string[] =>
  text
    .toUpperCase()
    .split(/[\s,;，；、]+/)
    .filter(Boolean)
/** A letter counts for a bill that it names. */
export const coversBill = (billNos: string, no: string): boolean => numbersIn(billNos).includes(no.toUpperCase())
/** Numbers of bills in as many texts as letters need. */
export function letterTexts(numbers: readonly string[]): string[] {
  const texts: string[] = []
  for (const no of numbers) {
    const last = texts.at(-1)
    if (last !== undefined && last.length + 1 + no.length <= mostLetterBills) texts[texts.length - 1] = `${last} ${no}`
    else texts.push(no)
  }
  return texts
}
