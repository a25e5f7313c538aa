import { weChatWork, type Surroundings } from '../../kernel/process/surroundings.ts'
import { texts } from './notices.texts.ts'

const waitMs = 10_000
/** Bytes that a text message may have. */
const mostBytes = 2_048

/** The address of a robot as it is kept, or undefined for one that is not theirs: our server posts there by itself. */
export function robotAddress(text: string): string | undefined {
  const trimmed = text.trim()
  if (!URL.canParse(trimmed)) return undefined
  const { origin, username, password, pathname, searchParams } = new URL(trimmed)
  const key = searchParams.get('key') ?? ''
  if (origin !== weChatWork || username || password || pathname !== '/cgi-bin/webhook/send' || !/^[\w-]{10,100}$/.test(key))
    return undefined
  return `${weChatWork}/cgi-bin/webhook/send?key=${key}`
}

/** Visible end of the address. */
export const hintOf = (address: string): string => `…${address.slice(-4)}`

/** Texts of as many lines as have room, so that few posts say all. */
export function postsOf(lines: readonly string[]): string[] {
  const posts: string[] = []
  for (const line of lines) {
    const cut = cutTo(line, mostBytes)
    const joined = posts.length > 0 ? `${posts.at(-1)}\n\n${cut}` : cut
    if (posts.length > 0 && Buffer.byteLength(joined) <= mostBytes) posts[posts.length - 1] = joined
    else posts.push(cut)
  }
  return posts
}

function cutTo(text: string, bytes: number): string {
  let cut = text
  while (Buffer.byteLength(cut) > bytes) cut = cut.slice(0, Math.floor((cut.length * bytes) / Buffer.byteLength(cut)))
  return cut
}

/** Posts a text to a sealed address. Answers with why it did not arrive, or with nothing; `gone` when there is no such robot any more. */
export async function post(
  sealed: string,
  content: string,
  { secrets, robotOrigin }: Surroundings,
): Promise<{ readonly error: string; readonly gone: boolean }> {
  let target: URL
  try {
    const { pathname, search } = new URL(secrets.open(sealed))
    target = new URL(pathname + search, robotOrigin)
  } catch {
    // the server's key is another one than it was
    return { error: texts.robot.sealed, gone: true }
  }
  try {
    const answer = await fetch(target, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ msgtype: 'text', text: { content } }),
      redirect: 'error',
      signal: AbortSignal.timeout(waitMs),
    })
    const { errcode = -1, errmsg = '' } = (await answer.json()) as { errcode?: number; errmsg?: string }
    if (errcode === 0) return { error: '', gone: false }
    return { error: texts.robot.refused(errcode, errmsg.slice(0, 100)), gone: errcode === goneCode }
  } catch {
    return { error: texts.robot.noAnswer, gone: false }
  }
}

/** Their answer for a robot that was removed. */
const goneCode = 93_000
