import type { FastifyReply } from 'fastify'
import { escaped, sendPlainPage } from '../../kernel/pages/plain-page.ts'
import { passportWords as words } from './texts.ts'

export type PaperState = keyof typeof words.states

/** Answers a visitor who scanned the code of a paper: its state, or that no such paper is known. Strangers hold papers, so that nothing else is shown. */
export function sendPaperState(reply: FastifyReply, state: PaperState | undefined) {
  const { title, states, unknown } = words
  const page = (status: number, body: string) => sendPlainPage(reply, status, { lang: 'zh-CN', title, body })
  if (state) return page(200, `<p><strong>${escaped(states[state])}</strong></p>`)
  return page(404, `<p>${escaped(unknown.zh)}</p><p lang="en">${escaped(unknown.en)}</p>`)
}
