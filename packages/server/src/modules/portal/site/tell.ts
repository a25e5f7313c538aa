import { contentKinds, partScreens } from '@jst/contracts/portal'
import { findHolders, sendNotice } from '../../../documents/notices/index.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import { texts } from './texts.ts'
import { withoutRecentNotice } from './notices.repo.ts'

const words = texts.notice
/** Characters of a message that a notice shows; the list has all of it. */
const mostShown = 200
const lists = {
  contact: { path: partScreens.home.path, code: '', view: 'messages', bill: words.messages },
  job: { path: contentKinds.job.calls.entity.path, code: 'view', view: 'applications', bill: words.applications },
} as const

/** Texts that mail programs and chat groups turn into links. */
const address = /(?<![\w.+-])[\w.+-]*(?::\/\/|\.[a-z]{2,})[!-~]*/gi
const wide: Readonly<Record<string, string>> = { '.': '．', ':': '：', '/': '／' }
/** Words of a stranger that stay words wherever they are shown: addresses are written in signs that nothing takes for one. */
const asWords = (text: string) => text.replaceAll(address, (found) => found.replaceAll(/[.:/]/g, (sign) => wide[sign]!))
const inOneLine = (text = '') => asWords(text.replaceAll(/\s+/g, ' '))

interface Told {
  readonly companyId: number
  /** The job that was asked for. */
  readonly record: { readonly title: string } | undefined
  readonly values: Readonly<Record<string, string>>
}

/** Tells those of the company who read the list that somebody has written. */
export async function tellStaff(tx: Tx, { companyId, record, values }: Told): Promise<void> {
  const { path, code, view, bill } = lists[record ? 'job' : 'contact']
  const readers = await findHolders(tx.system, companyId, { path, code })
  await sendNotice(tx, {
    recipients: await withoutRecentNotice(tx.system, readers, bill),
    audience: { internal: companyId },
    kind: 'system',
    title: record ? words.application(record.title) : words.message(inOneLine(values['Name']), inOneLine(values['Company'])),
    description: asWords((values['Message'] ?? '').slice(0, mostShown).replace(/\p{Surrogate}$/u, '')),
    link: `${path}?View=${view}`,
    bill,
    senderId: null,
  })
}
