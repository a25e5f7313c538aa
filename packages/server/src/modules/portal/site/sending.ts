import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../kernel/errors.ts'
import type { Limiter } from '../../../kernel/limits/limits.ts'
import type { PageResponse } from './page-response.ts'

/** Seconds that an address has to wait, counting this call; 0 for none. */
export async function waitOf(limiter: Limiter, address: string): Promise<number> {
  try {
    await limiter.pass(address)
    return 0
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return error.details.retryAfter ?? 60
    throw error
  }
}

/** Sends a page as small as the browser takes it, or says that it has not changed. */
export function send(request: FastifyRequest, reply: FastifyReply, page: PageResponse, caching = 'public, max-age=0, must-revalidate') {
  void reply.headers({
    etag: page.etag,
    'cache-control': caching,
    vary: 'accept-encoding',
    'content-security-policy': page.policy,
  })
  if (page.status === 200 && request.method === 'GET' && request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  void reply.code(page.status).type('text/html; charset=utf-8')
  const taken = request.headers['accept-encoding'] ?? ''
  if (/\bbr\b/.test(taken)) return reply.header('content-encoding', 'br').send(page.brotli)
  return /\bgzip\b/.test(taken) ? reply.header('content-encoding', 'gzip').send(page.gzip) : reply.send(page.body)
}
