import { randomBytes } from 'node:crypto'
import type { NextStep } from '@jst/contracts/account'
import type { Actor } from '../../../kernel/access/actor.ts'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { AppError, isDuplicate } from '../../../kernel/errors.ts'
import { hashToken, type OpenedSession } from '../../../kernel/access/sessions.ts'
import type { AccountParts } from '../account.deps.ts'
import { finishSignIn, type Caller } from '../sign-in/finish.ts'
import { findUserByOpenId } from '../sign-in/sign-in.repo.ts'
import { issueTicket, takeTicket } from '../sign-in/tickets.ts'
import type { WeChat, WeChatPerson } from './wechat-client.ts'
import { texts } from '../texts.ts'

/** WeChat's own code lives as long. */
const minutes = 10

interface StateContent {
  intent: 'signIn' | 'bind'
  /** Hash of the key that the browser keeps: an answer to another browser is worth nothing. */
  browser: string
}

function configured({ weChat }: AccountParts): WeChat {
  if (!weChat) throw new AppError('NOT_CONFIGURED', { message: texts.weChat.notConfigured })
  return weChat
}

export async function start(parts: AccountParts, system: Db, intent: StateContent['intent']): Promise<{ Url: string; BrowserKey: string }> {
  const weChat = configured(parts)
  const browserKey = randomBytes(24).toString('base64url')
  const content: StateContent = { intent, browser: hashToken(browserKey) }
  const state = await system.tx((tx) => issueTicket(tx, parts.now(), { kind: 'wechat_state', content, minutes }))
  return { Url: weChat.pageOf(state), BrowserKey: browserKey }
}

interface Answer extends Caller {
  readonly code: string
  readonly state: string
  readonly browserKey: string
}

/**
 * The state is used up by the first answer, right or wrong; so is WeChat's code, by WeChat.
 * @throws AppError WECHAT_REFUSED, WECHAT_NOT_BOUND with a ticket for `bind`, and those of `finishSignIn`
 */
export async function answer(parts: AccountParts, system: Db, { code, state, browserKey, ...caller }: Answer): Promise<OpenedSession> {
  const weChat = configured(parts)
  const ticket = await system.tx((tx) => takeTicket<StateContent>(tx, parts.now(), 'wechat_state', state))
  if (!ticket || ticket.content.browser !== hashToken(browserKey)) throw new AppError('WECHAT_REFUSED')
  const person = await weChat.personOf(code)
  const user = ticket.content.intent === 'signIn' ? await findUserByOpenId(system, person.openId) : undefined
  if (user) return finishSignIn(system, parts.now(), user.id, { method: 'wechat' }, caller)
  const data: NextStep = {
    Ticket: await system.tx((tx) => issueTicket(tx, parts.now(), { kind: 'wechat_bind', content: person, minutes })),
  }
  throw new AppError('WECHAT_NOT_BOUND', { data })
}

/** @throws AppError TICKET_EXPIRED, ILLEGAL_TRANSITION when either side is bound already */
export async function bind(parts: AccountParts, tx: Tx, actor: Actor, token: string): Promise<void> {
  const ticket = await takeTicket<WeChatPerson>(tx.system, parts.now(), 'wechat_bind', token)
  if (!ticket) throw new AppError('TICKET_EXPIRED', { message: texts.weChat.expired })
  const { openId, unionId } = ticket.content
  try {
    await tx.system.query('insert into user_wechat (user_id, open_id, union_id) values ($1, $2, $3)', [actor.userId, openId, unionId])
  } catch (error) {
    if (isDuplicate(error, 'user_wechat_open_id_key')) throw new AppError('ILLEGAL_TRANSITION', { message: texts.weChat.taken })
    if (isDuplicate(error)) throw new AppError('ILLEGAL_TRANSITION', { message: texts.weChat.bound })
    throw error
  }
}

export const unbind = (tx: Tx, actor: Actor) => tx.system.query('delete from user_wechat where user_id = $1', [actor.userId])
