import { Id } from '@jst/contracts'
import { Array as ArraySchema, Null, Object as ObjectSchema } from 'typebox'
import { defineJob, type JobContext } from '../../kernel/jobs/job.ts'
import { composeMails } from './compose.ts'
import {
  confirmationBody,
  letterBody,
  noticesBody,
  oneLine,
  originFor,
  type LetterContent,
  type MailBody,
  type MailContent,
} from './content.ts'
import { confirmLink, unsubscribeLink } from './links.ts'
import { tellOwners } from './letter-owners.ts'
import { MailRefused, openMailer, type Mailer, type MailFile } from './mailer.ts'
import * as repo from './mails.repo.ts'
import { texts } from './notices.texts.ts'
import { postToGroups } from './posts.ts'

/** An address is confirmed within a day. */
const confirmHours = 24

interface Sent {
  readonly sent: number
  readonly failed: number
}

/** Sends what is due, of these mails or of all, one after the other. Without a mail server they wait. */
async function sendMails(context: JobContext, ids: readonly number[] | null): Promise<Sent> {
  const { surroundings, now, tx, signal, progress } = context
  let [sent, failed] = [0, 0]
  if (!surroundings.mail) return { sent, failed }
  let mailer: Mailer | undefined
  try {
    for (;;) {
      signal.throwIfAborted()
      const taken = await tx(async (inside) => {
        const next = await repo.takeMail(inside, now(), ids)
        return next && { mail: next, files: next.purpose === 'letter' ? await repo.filesOf(inside, next.id) : [] }
      })
      if (!taken) return { sent, failed }
      const { mail, files } = taken
      mailer ??= await openMailer(surroundings.mail)
      const refusal = await sendOne(context, mailer, mail, files)
      if (refusal) failed++
      else sent++
      await tx(async (inside) => {
        const ended = refusal
          ? await repo.markRefused(inside, mail.id, refusal.message, refusal.forGood, now())
          : await repo.markSent(inside, mail.id, now())
        await tellOwners(inside, ended, refusal?.message ?? '', now())
      })
      if (ids) await progress(sent + failed, ids.length)
    }
  } finally {
    mailer?.close()
  }
}

/** @throws AppError UNAVAILABLE when the server takes no mail at all; this one waits again then. */
async function sendOne(
  context: JobContext,
  mailer: Mailer,
  mail: repo.WaitingMail,
  files: readonly MailFile[],
): Promise<MailRefused | undefined> {
  const { surroundings, now, tx, signal } = context
  const { id, address, recipient, subject } = mail
  try {
    const to = { name: oneLine(recipient, 50), address }
    await mailer.send({ ...writtenOf(context, mail, files), id: messageId(surroundings.origin, mail), to, subject }, signal)
    return undefined
  } catch (error) {
    if (error instanceof MailRefused) return error
    await tx((inside) => repo.putBack(inside, id, now()))
    throw error
  }
}

/** Words, markup and what else goes along. @throws MailRefused */
function writtenOf(
  { surroundings }: JobContext,
  { userId, purpose, address, content, createTime, file, fileName }: repo.WaitingMail,
  files: readonly MailFile[],
) {
  if (purpose === 'letter') {
    const letter = content as LetterContent
    return {
      ...bodyOf(() => letterBody(letter)),
      sender: letter.company,
      ...(letter.replyTo !== '' && { replyTo: letter.replyTo }),
      files: [...(file ? [{ name: fileName, bytes: file }] : []), ...files],
    }
  }
  const notices = content as MailContent
  const origin = originFor(notices, surroundings.origin)
  const { secrets } = surroundings
  const reader = userId ?? 0
  const until = new Date(Date.parse(createTime) + confirmHours * 3_600_000)
  const links = {
    unsubscribe: unsubscribeLink(secrets, origin, reader),
    ...(purpose === 'confirmation' && { confirm: confirmLink(secrets, origin, reader, address, until) }),
  }
  const body = bodyOf(() => (purpose === 'confirmation' ? confirmationBody(notices, links) : noticesBody(notices, surroundings, links)))
  return { ...body, sender: notices.system, unsubscribe: links.unsubscribe }
}

/** One mail that cannot be written must not keep all others back. @throws MailRefused */
function bodyOf(write: () => MailBody): MailBody {
  try {
    return write()
  } catch {
    throw new MailRefused(texts.errors.unreadable, true)
  }
}

/**
 * The same on every try: receivers drop a mail that they have already. A letter that is written anew for the same message, because nobody knows
 * whether the former one arrived, has the number of the message.
 */
const messageId = (origin: string, { id, owner, ownerId }: repo.WaitingMail) =>
  `<${owner === '' || ownerId === null ? `notice-${id}` : `${owner}-${ownerId}`}@${URL.canParse(origin) ? new URL(origin).hostname : 'localhost'}>`

/** Every minute, and when a notice is sent that waits for no digest: makes mails of what is due, sends them, and posts to the groups. */
export const noticeDelivery = defineJob({
  name: 'notice-delivery',
  zh: texts.delivery,
  data: Null(),
  cron: '* * * * *',
  run: async (context) => {
    const { tx, now, surroundings, db } = context
    await composeMails(context)
    await tx(async (inside) => {
      const over = await repo.giveUpOld(inside, texts.errors.expired, now())
      await tellOwners(inside, over, texts.errors.expired, now())
    })
    const posts = await postToGroups(context)
    const { sent, failed } = await sendMails(context, null)
    const waits = !surroundings.mail && (await repo.countWaiting(db)) > 0
    return { note: waits ? texts.unconfigured : texts.delivered(sent, failed, posts) }
  },
})

/** Mails that somebody has sent again, and those that somebody waits for. */
export const mailSending = defineJob({
  name: 'mail-sending',
  zh: texts.sending,
  data: ObjectSchema({ Ids: ArraySchema(Id) }),
  run: async (context, { Ids }) => {
    const { sent, failed } = await sendMails(context, Ids)
    return {
      note: context.surroundings.mail ? texts.delivered(sent, failed, 0) : texts.unconfigured,
      link: '/system/messageManage?List=mails',
    }
  },
})
