import { createHash } from 'node:crypto'
import { optionTotals, standingOf, type QuoteOption, type QuoteSentence, type QuoteSources, type SoldCharge } from '@jst/contracts/quotes'
import type { DocumentCall, SubjectRow } from '../../../documents/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { demandHeader, sourcesOf, type Header } from './header.repo.ts'
import { findOptions } from './options.repo.ts'

/** A quotation as its customer reads it: no cost, floor, margin, rate or supplier. */
export interface Offer {
  readonly No: string
  readonly Version: number
  readonly Day: string
  readonly Customer: string
  readonly Contact: string
  readonly Issuer: string
  readonly Sales: string
  readonly Boxes: readonly { readonly Type: string; readonly Count: number }[]
  readonly Sailing: string
  readonly ValidUntil: string
  readonly TermsZh: string
  readonly TermsEn: string
  readonly Options: readonly OfferOption[]
}
export interface OfferOption extends Pick<
  QuoteOption,
  | 'Key'
  | 'Carrier'
  | 'CarrierName'
  | 'Service'
  | 'Pol'
  | 'PolName'
  | 'Pod'
  | 'PodName'
  | 'Via'
  | 'TransitDays'
  | 'FreeDays'
  | 'ValidFrom'
  | 'ValidTo'
  | 'Basis'
  | 'Remark'
> {
  /** Left out in what was sent before rates were priced by rules. */
  readonly Del?: string
  /** Missing charges of the price: as announced by the carrier. */
  readonly ToConfirm?: readonly QuoteSentence[]
  /** Charges that may be due besides and are in no total; absent in offers that were sent before these were told. */
  readonly Excluded?: readonly QuoteSentence[]
  readonly Charges: readonly (SoldCharge & { readonly Quantity: string; readonly Amount: string })[]
  readonly Totals: readonly { readonly Currency: string; readonly Amount: string }[]
  /** Null where all is in one currency, or an exchange rate is missing. */
  readonly Converted: { readonly Currency: string; readonly Amount: string } | null
}

function offerOption(option: QuoteOption, sources: QuoteSources): OfferOption {
  const { Key, Carrier, CarrierName, Service, Pol, PolName, Pod, PodName, Via, TransitDays, FreeDays, ValidFrom, ValidTo, Basis, Remark } =
    option
  const totals = optionTotals(option.Charges, sources)
  const Charges = option.Charges.flatMap(({ Cost: _, Floor: __, ...sold }, at) => {
    const line = totals.lines[at]
    return line && (sold.InAllIn || line.quantity !== '0') ? [{ ...sold, Quantity: line.quantity, Amount: line.net }] : []
  })
  const Totals = totals.currencies.map(({ currency, gross }) => ({ Currency: currency, Amount: gross }))
  const route = {
    Key,
    Carrier,
    CarrierName,
    Service,
    Pol,
    PolName,
    Pod,
    PodName,
    Via,
    TransitDays,
    FreeDays,
    ValidFrom,
    ValidTo,
    Basis,
    Remark,
  }
  return {
    ...route,
    Del: option.Del,
    ToConfirm: option.ToConfirm,
    Excluded: option.Excluded,
    Charges,
    Totals,
    Converted: totals.rates.length > 0 && totals.converted ? totals.converted : null,
  }
}

function offerOf(header: Header, version: number, options: readonly QuoteOption[], sources: QuoteSources): Offer {
  const { no, today, customer, contact, issuer, sales, day, validUntil, termsZh, termsEn } = header
  return {
    No: no,
    Version: version,
    Day: today,
    Customer: customer,
    Contact: contact,
    Issuer: issuer,
    Sales: sales,
    Boxes: sources.Measures.Boxes,
    Sailing: day,
    ValidUntil: validUntil,
    TermsZh: termsZh,
    TermsEn: termsEn,
    Options: options.map((option) => offerOption(option, sources)),
  }
}

/** The effect of sending: what goes out is kept as it is, with what it was made of and a hash over both. */
export const freeze = ({ tx, actor }: Pick<DocumentCall, 'tx' | 'actor'>, { id }: Pick<SubjectRow, 'id'>): Promise<void> =>
  freezeAs(tx, actor.employeeId, id)

export async function freezeAs(tx: Queryable, employeeId: number, id: number): Promise<void> {
  const header = await demandHeader(tx, id)
  const options = await findOptions(tx, id)
  const sources = await sourcesOf(tx, header)
  const version = header.version + 1
  const offer = JSON.stringify(offerOf(header, version, options, sources))
  const inner = JSON.stringify({ Options: options, Standings: options.map((option) => standingOf(option, sources)), Sources: sources })
  await tx.query(
    `insert into quotation_sent (quotation_id, version, company_id, operator_id, employee_id, offer, inner_facts, hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      id,
      version,
      header.companyId,
      header.operatorId,
      employeeId,
      offer,
      inner,
      createHash('sha256').update(offer).update(inner).digest('hex'),
    ],
  )
  await tx.query(
    `update quotation set version = $2, sent_at = coalesce(sent_at, clock_timestamp()), accepted_option = '', accepted_by = '', accepted_phone = '',
      loss_reason = '' where id = $1`,
    [id, version],
  )
}

/** The latest sent offer; undefined: none yet. */
async function sentOffer(db: Queryable, id: number): Promise<Offer | undefined> {
  const [sent] = await db.query<{ offer: Offer }>(
    'select offer from quotation_sent where quotation_id = $1 order by version desc limit 1',
    [id],
  )
  return sent?.offer
}

/** @throws AppError NOT_FOUND while nothing was sent */
export async function demandSent(db: Queryable, id: number): Promise<Offer> {
  const offer = await sentOffer(db, id)
  if (!offer) throw new AppError('NOT_FOUND')
  return offer
}

/** Offer for a print: as it was sent, or as it stands while it is being made. */
export async function shownOffer(db: Queryable, id: number, open: (state: number) => boolean): Promise<Offer> {
  const header = await demandHeader(db, id)
  const sent = open(header.state) ? undefined : await sentOffer(db, id)
  if (sent) return sent
  const [options, sources] = await Promise.all([findOptions(db, id), sourcesOf(db, header)])
  return offerOf(header, header.version + 1, options, sources)
}
