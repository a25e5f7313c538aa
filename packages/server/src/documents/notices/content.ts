import { escaped } from '../../kernel/pages/plain-page.ts'
import { originOf } from '../../kernel/site/own-address.ts'
import type { Surroundings } from '../../kernel/process/surroundings.ts'
import { texts } from './notices.texts.ts'

interface MailItem {
  readonly title: string
  readonly text: string
  readonly link: string
  /** Local time of the reader: `11-20 10:00`. */
  readonly time: string
}

/** Stored content of a mail. */
export interface MailContent {
  readonly name: string
  /** Whose platform it comes from. */
  readonly system: string
  /** Host name of that company, where its customers come in; absent: that of the platform. */
  readonly domain?: string
  readonly items: readonly MailItem[]
  /** Notices that have no room. */
  readonly more: number
  /** Page of the notice settings of the reader. */
  readonly settings: string
}

/** Stored letter of an employee to a customer: his text, and the address for replies. */
export interface LetterContent {
  readonly text: string
  readonly company: string
  readonly sender: string
  /** '' : he has no address of his own. */
  readonly replyTo: string
}

/** Links of one reader, made when the mail is sent. */
export interface ReaderLinks {
  readonly unsubscribe: string
  /** Of a mail that confirms an address. */
  readonly confirm?: string
}

/** Control characters, line ends above all, could begin another header or hide words. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const unseen = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g
/** One line of plain words. */
export const oneLine = (text: string, most = 200): string => text.replace(unseen, ' ').trim().slice(0, most)

const productPath = /^\/(?![/\\])[^\s\\]*$/
/** A path of the product as an address on our own origin; undefined for anything else. */
export function addressOf(origin: string, path: string): string | undefined {
  if (origin === '' || !productPath.test(path) || !URL.canParse(path, origin)) return undefined
  const url = new URL(path, origin)
  return url.origin === new URL(origin).origin ? url.href : undefined
}

/** Origin of the links of a mail. */
export const originFor = ({ domain = '' }: MailContent, origin: string): string => originOf(domain, origin)

export const subjectOf = ({ system, items, more }: MailContent): string =>
  oneLine(items.length === 1 && more === 0 ? texts.mail.one(system, items[0]!.title) : texts.mail.several(system, items.length + more))

/** The plain text without the links of its reader: what administrators see. */
export function previewOf(content: MailContent, platform: string): string {
  const { name, items, more } = content
  const origin = originFor(content, platform)
  const several = items.length > 1
  const lines = items.flatMap(({ title, text, link, time }, index) => {
    const address = addressOf(origin, link)
    return ['', `${several ? `${index + 1}. ` : ''}${title}（${time}）`, text, ...(address ? [texts.mail.open(address)] : [])]
  })
  return [texts.mail.hello(name), ...lines, ...(more > 0 ? ['', texts.mail.more(more)] : [])].join('\n')
}

export interface MailBody {
  readonly text: string
  readonly html: string
}

/** A mail of notices, plain and as simple markup: all values are escaped. */
export function noticesBody(content: MailContent, platform: Pick<Surroundings, 'origin'>, { unsubscribe }: ReaderLinks): MailBody {
  const { name, system, items, more } = content
  const origin = originFor(content, platform.origin)
  const settings = addressOf(origin, content.settings) ?? origin
  const text = [
    previewOf(content, platform.origin),
    '',
    '--',
    texts.mail.sentBy(system),
    texts.mail.settings(settings),
    texts.mail.unsubscribe(unsubscribe),
    '',
  ]
  const item = ({ title, text: words, link, time }: MailItem) => {
    const address = addressOf(origin, link)
    const head = address ? anchor(address, title) : escaped(title)
    return `<p><strong>${head}</strong> <small>${escaped(time)}</small><br>${linesOf(words)}</p>`
  }
  const html = [
    `<p>${escaped(texts.mail.hello(name))}</p>`,
    ...items.map(item),
    ...(more > 0 ? [`<p>${escaped(texts.mail.more(more))}</p>`] : []),
    `<hr><p><small>${escaped(texts.mail.sentBy(system))}<br>${anchor(settings, texts.mail.settingsLabel)}　${anchor(unsubscribe, texts.mail.unsubscribeLabel)}</small></p>`,
  ]
  return { text: text.join('\n'), html: page(html) }
}

/** A mail that asks the owner of an address to confirm it. */
export function confirmationBody({ name, system }: MailContent, { unsubscribe, confirm = '' }: ReaderLinks): MailBody {
  const words = texts.mail.confirmation
  const text = [texts.mail.hello(name), '', words.ask(system), confirm, '', words.ignore, '', '--', texts.mail.unsubscribe(unsubscribe), '']
  const html = [
    `<p>${escaped(texts.mail.hello(name))}</p>`,
    `<p>${escaped(words.ask(system))}<br>${anchor(confirm, words.label)}</p>`,
    `<p>${escaped(words.ignore)}</p>`,
    `<hr><p><small>${anchor(unsubscribe, texts.mail.unsubscribeLabel)}</small></p>`,
  ]
  return { text: text.join('\n'), html: page(html) }
}

/** A letter, plain and as simple markup. */
export function letterBody({ text, sender, company }: LetterContent): MailBody {
  const signed = [sender, company].filter((part) => part !== '')
  return {
    text: [text, '', ...signed, ''].join('\n'),
    html: page([`<p>${linesOf(text)}</p>`, `<p>${signed.map(escaped).join('<br>')}</p>`]),
  }
}

const linesOf = (text: string) => escaped(text).replaceAll(/\r\n|\r|\n/g, '<br>')
const anchor = (address: string, label: string) => `<a href="${escaped(address)}">${escaped(label)}</a>`
const page = (parts: readonly string[]) => `<!doctype html><html lang="zh-CN"><body>${parts.join('\n')}</body></html>`
