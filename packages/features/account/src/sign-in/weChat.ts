import { bindWeChat, startWeChat } from '@jst/contracts/account'
import { failureOf, type App } from '@jst/feature-kit'
import { texts } from '../texts.ts'

/** Storage of this browser tab: what is kept while WeChat's page is open. */
export type HandOver = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const keys = { begun: 'jst:weChat', ticket: 'jst:weChatTicket' } as const

interface BegunWeChat {
  readonly browserKey: string
  readonly intent: 'signIn' | 'bind'
  /** Page of the settings that a binding returns to. */
  readonly back: string
}

const rememberBegun = (storage: HandOver, begun: BegunWeChat): void => storage.setItem(keys.begun, JSON.stringify(begun))

/** Takes the sign-in that this browser began, once; undefined when the answer of WeChat belongs to no page of this browser tab. */
export function takeBegun(storage: HandOver): BegunWeChat | undefined {
  const text = storage.getItem(keys.begun)
  storage.removeItem(keys.begun)
  try {
    return text === null ? undefined : (JSON.parse(text) as BegunWeChat)
  } catch {
    return undefined
  }
}

export const rememberWeChatTicket = (storage: HandOver, ticket: string): void => storage.setItem(keys.ticket, ticket)

/** The person that WeChat named and that no account has yet; once. */
function takeWeChatTicket(storage: HandOver): string | undefined {
  const ticket = storage.getItem(keys.ticket) ?? undefined
  storage.removeItem(keys.ticket)
  return ticket
}

/** Begins the way to WeChat's page; `leave` opens it, with an address that comes from our server alone. Rejects with the refusal. */
export async function beginWeChat(
  api: App['api'],
  storage: HandOver,
  intent: BegunWeChat['intent'],
  back: string,
  leave: (url: string) => void,
): Promise<void> {
  const { Url, BrowserKey } = await api.call(startWeChat, { Intent: intent })
  rememberBegun(storage, { browserKey: BrowserKey, intent, back })
  leave(Url)
}

/** Binds the WeChat identity that was confirmed before this sign-in to the account. Never rejects, because the sign-in itself succeeded. */
export async function bindWaitingWeChat({ api, notify }: Pick<App, 'api' | 'notify'>, storage: HandOver): Promise<void> {
  const ticket = takeWeChatTicket(storage)
  if (ticket === undefined) return
  try {
    await api.call(bindWeChat, { Ticket: ticket })
    notify.success(texts.weChatBound)
  } catch (error) {
    notify.error(failureOf(error).message, 'work')
  }
}
