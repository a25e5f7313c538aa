import type { JobContext } from '../../kernel/jobs/job.ts'
import {
  insertMail,
  setOutboxState,
  takeNotices,
  waitingReaders,
  type NewMail,
  type WaitingNotice,
  type WaitingReader,
} from './compose.repo.ts'
import { oneLine, subjectOf, type MailContent } from './content.ts'
import { ruleOf } from './recipients.repo.ts'
import { clockText, isDue, mailDue, settingsPath } from './rules.ts'

/** More in one mail nobody reads. */
const mostItems = 50
const mostWords = 2_000

function contentOf(reader: WaitingReader, notices: readonly WaitingNotice[]): MailContent {
  const { zone } = ruleOf(reader)
  return {
    name: oneLine(reader.name, 50),
    system: oneLine(reader.system, 100),
    ...(reader.domain !== '' && { domain: reader.domain }),
    items: notices.slice(0, mostItems).map(({ title, description, link, createTime }) => ({
      title: oneLine(title),
      text: description.slice(0, mostWords),
      link,
      time: clockText(zone, new Date(createTime)),
    })),
    more: Math.max(0, notices.length - mostItems),
    settings: settingsPath(reader.external),
  }
}

/** Readers of one transaction. */
const together = 50

/** Makes one mail of all that waits for a reader whose time has come. What waits for people who want no mail any more is dropped. */
export async function composeMails({ db, tx, now, signal }: Pick<JobContext, 'db' | 'tx' | 'now' | 'signal'>): Promise<void> {
  const moment = now()
  const due = (await waitingReaders(db)).filter(
    (reader) => !reader.mailable || isDue(mailDue(ruleOf(reader), new Date(reader.since)), moment),
  )
  for (let at = 0; at < due.length; at += together) {
    signal.throwIfAborted()
    const readers = due.slice(at, at + together)
    await tx(async (inside) => {
      const notices = Map.groupBy(
        await takeNotices(
          inside,
          readers.map(({ employeeId }) => employeeId),
        ),
        ({ employeeId }) => employeeId,
      )
      const of = (reader: WaitingReader) => notices.get(reader.employeeId) ?? []
      const written = readers.filter((reader) => reader.mailable && of(reader).length > 0)
      await Promise.all(written.map((reader) => insertMail(inside, mailOf(reader, of(reader)), moment)))
      const idsOf = (mailable: boolean) => readers.filter((one) => one.mailable === mailable).flatMap((one) => of(one).map(({ id }) => id))
      await setOutboxState(inside, idsOf(true), 'taken')
      await setOutboxState(inside, idsOf(false), 'dropped')
    })
  }
}

function mailOf(reader: WaitingReader, notices: readonly WaitingNotice[]): NewMail {
  const { companyId, employeeId, userId, name, email } = reader
  const content = contentOf(reader, notices)
  return { companyId, employeeId, userId, purpose: 'notices', address: email, recipient: name, subject: subjectOf(content), content }
}
