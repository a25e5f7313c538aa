import { blankParty, partyOfText } from '@jst/contracts/document'
import type { BookingRole } from '@jst/contracts/booking'
import { plain } from '@jst/text-reader'
import type { Span } from '../reading.ts'
import { why } from '../texts.ts'
import { partyTextWords, sameAs, sameAsSomebody, sameAsShipper } from './vocabulary.ts'
import { partyParts } from './party-text.ts'
import type { NoteContext } from './context.ts'

/** Reads a party from its lines. Lines keep their labels, like the text of a party box. */
export function readParty({ layout, draft }: NoteContext, role: BookingRole, area: readonly Span[]): void {
  const spans = area.map((span) => layout.trim(span)).filter(({ start, end }) => end > start)
  const words = spans
    .map((span) => layout.words(span))
    .reduce<string[]>((all, line) => (/[:：]$/.test(all.at(-1) ?? '') ? [...all.slice(0, -1), `${all.at(-1)}${line}`] : [...all, line]), [])
  if (words.length === 0) return
  const joinedWords = plain(words.join(' ')).trim()
  if (sameAs.test(joinedWords)) {
    const before = { shipper: 'shipper', consignee: 'shipper', notify: 'consignee', notify2: 'notify' } as const
    const other = sameAsShipper.test(joinedWords) ? 'shipper' : /CONSIGNEE|CNEE|收货人/.test(joinedWords) ? 'consignee' : before[role]
    const copied = draft.parties.get(other)
    if (copied) draft.parties.set(role, { party: copied.party, spans })
    else draft.ask(`Parties.${role}`, spans[0]!, [], why.sameParty)
    for (const span of spans) draft.read(span)
    return
  }
  if (sameAsSomebody.test(joinedWords)) return draft.ask(`Parties.${role}`, spans[0]!, [], why.sameParty)
  const { lines, taxNo, contact, phone } = partyParts(words)
  const text = lines.map((line) => partyTextWords.reduce((all, [pattern, by]) => all.replace(pattern, by), line.trim())).join('\n')
  const said = partyOfText(text)
  const party = { ...said, TaxNo: said.TaxNo || taxNo, Phone: said.Phone || phone }
  const fits = party.NameZh.length <= 120 && party.Address.length <= 300
  if (!fits) return draft.ask(`Parties.${role}`, spans[0]!, [], why.tooLong(party.NameZh.length > 120 ? 120 : 300))
  const before = draft.parties.get(role)
  if (before && before.party.NameZh.toUpperCase() !== party.NameZh.toUpperCase()) {
    draft.parties.delete(role)
    const names = [before.party.NameZh, party.NameZh].map((name) => ({ Value: name, Zh: name }))
    return draft.ask(`Parties.${role}`, spans[0]!, names, why.twice)
  }
  draft.parties.set(role, { party: { ...blankParty, ...party, Contact: contact.slice(0, 60), Source: '', Id: 0, Code: '' }, spans })
  for (const span of spans) draft.read(span)
}

/** Labels of a contact person whose line may also hold telephone and e-mail. */
export function readContact({ draft, layout }: NoteContext, span: Span): void {
  const value = layout.trim(span)
  const words = layout.words(value)
  const mail = /(?<![^\s@:：,，;；()])[^\s@:：,，;；()]+@(?:[^\s@,，;；)）.]+\.)+[A-Za-z]+/.exec(words)
  const phone = /(?:[+(]?\d[\d\s()-]{5,}\d)/.exec(mail ? words.replace(mail[0], ' '.repeat(mail[0].length)) : words)
  const at = (found: RegExpExecArray) => ({ start: value.start + found.index, end: value.start + found.index + found[0].length })
  if (mail) draft.claim('Values.Mail', mail[0], at(mail))
  if (phone) draft.claim('Values.Phone', phone[0].trim(), at(phone))
  const first = Math.min(...[mail?.index, phone?.index].filter((index) => index !== undefined), words.length)
  const name = words
    .slice(0, first)
    .replace(/(?<![\s,，;；/:：(（])[\s,，;；/:：(（]+$/, '')
    .replace(/(?:TEL|电话|手机|MOB)$/i, '')
    .trim()
  // the name may follow the number: 0573-8700 5521 老徐
  const tail = phone && name === '' ? /^[\s,，:：/()（）]*([\p{L}][\p{L}. ]{0,20})/u.exec(words.slice(phone.index + phone[0].length)) : null
  if (tail) {
    const from = value.start + phone!.index + phone![0].length + tail[0].length - tail[1]!.length
    draft.claim('Values.Contact', tail[1]!.trim(), { start: from, end: from + tail[1]!.trimEnd().length })
  }
  if (name !== '' && /\p{L}/u.test(name)) draft.claim('Values.Contact', name, { start: value.start, end: value.start + name.length })
}
