import { boxCounts, chargeBases } from '@jst/contracts/document'
import { amountText, grouped } from '@jst/contracts/money'
import { lossReasons, quotationStates } from '@jst/contracts/quotes'
import { escaped } from '../../../kernel/pages/plain-page.ts'
import type { OfferOption } from '../quotation/offer.ts'
import { sentenceOf, totalOf } from '../quotation/quotation.print.ts'
import { texts } from '../texts.ts'
import { isAnswerable, type LinkVisit, type Visit } from './visits.ts'

const words = texts.page
const print = texts.printed.zh
const { codes } = quotationStates

/** Markup of a sent offer; every foreign text is escaped. `said` is markup of ours. */
export function offerMarkup(visit: LinkVisit, address: string, said: string): string {
  const { offer } = visit
  const answerable = isAnswerable(visit)
  const all: readonly (readonly [label: string, value: string])[] = [
    [print.to, offer.Customer],
    [print.boxes, boxCounts(offer.Boxes)],
    [print.day, offer.Sailing],
    [print.until, offer.ValidUntil],
    [print.by, [offer.Issuer, offer.Sales].filter((part) => part !== '').join(' ')],
    [words.phone, visit.phone],
    [words.mail, visit.mail],
  ]
  const facts = all.filter(([, value]) => value !== '')
  return [
    said,
    standing(visit),
    `<dl>${facts.map(([label, value]) => `<dt>${label}</dt><dd>${escaped(value)}</dd>`).join('')}</dl>`,
    ...offer.Options.map((option, at) => optionMarkup(option, at, answerable ? acceptForm(address, visit, option, at) : '')),
    offer.TermsZh === '' ? '' : `<h2>${print.terms}</h2><p>${escaped(offer.TermsZh).replaceAll('\n', '<br>')}</p>`,
    answerable ? declineForm(address, visit) : '',
  ].join('')
}

function standing({ state, over, accepted, offer }: Visit): string {
  const say = (text: string) => `<p role="status"><strong>${escaped(text)}</strong></p>`
  if (state === codes.accepted || state === codes.won) {
    const at = offer.Options.findIndex(({ Key }) => Key === accepted)
    return at < 0 ? say(words.closed) : say(words.accepted(at + 1))
  }
  if (state === codes.declined) return say(words.declined)
  if (state === codes.lost) return say(words.closed)
  if (over || state === codes.expired) return say(words.expired(offer.ValidUntil))
  return state === codes.sent || state === codes.viewed ? '' : say(words.renewing)
}

function optionMarkup(option: OfferOption, at: number, act: string): string {
  const [charge, per, quantity, price, , amount] = print.columns
  const head = [charge, per, quantity, price, amount]
    .map((label, place) => `<th scope="col"${place > 1 ? ' class="n"' : ''}>${label}</th>`)
    .join('')
  const rows = option.Charges.map((line) => {
    const money = line.InAllIn ? print.included : escaped(amountText(line.Amount, line.Currency))
    const words = [line.NameZh, line.Box || chargeBases[line.Basis]].map((text) => `<td>${escaped(text)}</td>`)
    const figures = [line.Quantity, grouped(line.Price), money].map((text) => `<td class="n">${text}</td>`)
    return `<tr>${[...words, ...figures].join('')}</tr>`
  })
  const total = (label: string, money: { readonly Currency: string; readonly Amount: string }) =>
    `<tr><th scope="row" colspan="4">${escaped(label)}</th><td class="n"><strong>${escaped(amountText(money.Amount, money.Currency))}</strong></td></tr>`
  const totals = [
    ...option.Totals.map((one) => total(totalOf(option, 'zh'), one)),
    ...(option.Converted ? [total(words.converted, option.Converted)] : []),
  ]
  const title = print.option(at + 1, [option.CarrierName, option.Service].filter((part) => part !== '').join(' '))
  const table = `<thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody><tfoot>${totals.join('')}</tfoot>`
  const says = `<h2>${escaped(title)}</h2><p>${escaped(sentenceOf(option, 'zh'))}</p>`
  return `<section>${says}<div class="w"><table>${table}</table></div>${act}</section>`
}

const hidden = (name: string, value: string) => `<input type="hidden" name="${name}" value="${escaped(value)}">`
const form = (address: string, { offer }: Visit, fields: string, label: string) =>
  `<form method="post" action="${escaped(address)}">${hidden('version', String(offer.Version))}${fields}<button>${label}</button></form>`

/** Says what is accepted, and asks who accepts it and how he is reached. */
function acceptForm(address: string, visit: Visit, option: OfferOption, at: number): string {
  const { offer } = visit
  const totals = option.Totals.map(({ Currency, Amount }) => amountText(Amount, Currency)).join(' + ')
  const said = words.accepting({
    at: at + 1,
    carrier: [option.CarrierName, option.Service].filter((part) => part !== '').join(' '),
    route: `${option.PolName || option.Pol} → ${option.PodName || option.Pod}`,
    boxes: boxCounts(offer.Boxes),
    total: `${totalOf(option, 'zh')} ${totals}`,
    until: offer.ValidUntil,
  })
  const missing = [...(option.ToConfirm ?? []), ...(option.Excluded ?? [])].map(({ Zh }) => `<li>${escaped(Zh)}</li>`)
  const fields = [
    `<p>${escaped(said)}</p>`,
    missing.length === 0 ? '' : `<p>${words.besides}</p><ul>${missing.join('')}</ul>`,
    `<p><label>${words.name} <input name="name" required maxlength="40" autocomplete="name"></label></p>`,
    `<p><label>${words.ownPhone} <input name="phone" type="tel" required maxlength="20" autocomplete="tel"></label></p>`,
    hidden('act', 'accept'),
    hidden('key', option.Key),
  ].join('')
  return `<details><summary>${words.accept}</summary>${form(address, visit, fields, words.acceptNow)}</details>`
}

function declineForm(address: string, visit: Visit): string {
  const choices = Object.entries(lossReasons).map(([code, zh]) => `<option value="${code}">${zh}</option>`)
  const reason = `<p><label>${words.reason} <select name="reason" required>${choices.join('')}</select></label></p>`
  const more = `<p><label>${words.words}<br><input name="words" maxlength="500"></label></p>`
  const fields = hidden('act', 'decline') + reason + more
  return `<details><summary>${words.decline}</summary>${form(address, visit, fields, words.decline)}</details>`
}
