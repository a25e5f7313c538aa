import type { JobContext } from '../../kernel/jobs/job.ts'
import { insertMail, setOutboxState, takeNotices, waitingReaders, type WaitingNotice, type WaitingReader } from './compose.repo.ts'
import { oneLine, subjectOf, type MailContent } from './content.ts'
import { ruleOf } from './recipients.repo.ts'
import { clockText, mailDue, settingsPath } from './rules.ts'

/** More in one mail nobody reads. */
const mostItems = 50
const mostWords = 2_000

function contentOf(reader: WaitingReader, notices: readonly WaitingNotice[]): MailContent {
  const { zone } = ruleOf(reader)
  return {
    name: oneLine(reader.name, 50),
    system: oneLine(reader.system, 100),
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

/** Makes one mail of all that waits for a reader whose time has come. What waits for people who want no mail any more is dropped. */
export async function composeMails({ db, tx, now, signal }: Pick<JobContext, 'db' | 'tx' | 'now' | 'signal'>): Promise<void> {
  const moment = now()
  const due = (await waitingReaders(db)).filter((reader) => !reader.mailable || mailDue(ruleOf(reader), new Date(reader.since)) <= moment)
  for (const reader of due) {
    signal.throwIfAborted()
    await tx(async (inside) => {
      const notices = await takeNotices(inside, reader.employeeId, 'mail')
      if (notices.length === 0) return
      if (reader.mailable) {
        const { companyId, employeeId, userId, name, email } = reader
        const content = contentOf(reader, notices)
        const mail = {
          companyId,
          employeeId,
          userId,
          purpose: 'notices',
          address: email,
          recipient: name,
          subject: subjectOf(content),
          content,
        } as const
        await insertMail(inside, mail, moment)
      }
      await setOutboxState(
        inside,
        notices.map(({ id }) => id),
        reader.mailable ? 'taken' : 'dropped',
      )
    })
  }
}
