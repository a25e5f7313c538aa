import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { STATUS_CODES, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import multipart from '@fastify/multipart'
import { fastify, LogController, type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { checkOptions, compilersOnDemand } from '../schema/compilers.ts'
import { isEmployee } from '../access/actor.ts'
import { allowOrigins } from './cors.ts'
import { AppError, isExcluded, isRefusedValue, refusalOf, toAppError } from '../errors.ts'
import { securityHeaders } from './security-headers.ts'
import { texts } from '../kernel.texts.ts'

export interface HttpOptions {
  readonly logLevel: string
  readonly publicOrigins: readonly string[]
  /** Sites that a page of ours may frame. */
  readonly webViewOrigins?: readonly string[] | undefined
  /** Trusted proxies, whose X-Forwarded-For is used; by default those on this machine. */
  readonly trustedProxies?: readonly string[] | undefined
  /** Where log lines go; standard output unless a test listens. */
  readonly logStream?: NodeJS.WritableStream
}

/** Bytes of a body of what is no declared call and says nothing itself (kernel/http/routes.ts, forms of pages). */
const unstatedBody = 16 * 1024
/** Time for which a client may continue to send after a malformed request: closing at once would reset the connection before it reads the response. */
const lingerMs = 1_000

/** The web server without routes: body reading, headers, refusals, logs. */
export function createHttp({
  logLevel,
  publicOrigins,
  webViewOrigins,
  trustedProxies = ['loopback'],
  logStream,
}: HttpOptions): FastifyInstance {
  const headers = securityHeaders(webViewOrigins, publicOrigins)
  const app = fastify({
    logger: {
      level: logLevel,
      redact: ['req.headers.authorization', 'headers.authorization'],
      ...(logStream ? { stream: logStream } : {}),
    },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: unstatedBody,
    requestTimeout: 120_000,
    http: { headersTimeout: 20_000 },
    trustProxy: trustedProxies.length === 0 ? false : [...trustedProxies],
    genReqId: () => randomUUID(),
    exposeHeadRoutes: false,
    // server.ts refuses calls while draining, in our own words
    return503OnClosing: false,
    ajv: { customOptions: checkOptions },
    schemaController: { compilersFactory: compilersOnDemand },
    frameworkErrors: (error, request, reply) => void refuse(error, request, reply),
    clientErrorHandler(error, socket) {
      // already answered: further chunks of the same request arrive here too
      if (socket.writableEnded) return
      if (error.code === 'ECONNRESET' || !mayAnswer(socket)) return void socket.destroy()
      const requestId = randomUUID()
      // the error also holds what was sent, tokens included
      app.log.info({ reqId: requestId, reason: error.code }, 'unreadable request')
      refuseUnread(error.code, socket, { ...headers, 'x-request-id': requestId }, requestId)
    },
  })
  readBodies(app)
  allowOrigins(app, publicOrigins)
  app.setErrorHandler<FastifyError>((error, request, reply) => refuse(error, request, reply))
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers).header('x-request-id', request.id)
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store')
  })
  if (['info', 'debug', 'trace'].includes(logLevel)) logCalls(app)
  return app
}

function logCalls(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: request.routeOptions.url ?? request.url.split('?')[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        user: request.actor?.userId,
        company: request.actor && isEmployee(request.actor) ? request.actor.companyId : undefined,
      },
      'call',
    )
  })
}

/** JSON and multipart forms, bytes where a call takes them; an empty JSON body is no body. */
function readBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    // a signature covers the bytes, whatever they say
    if (request.routeOptions.config.bytes) done(null, Readable.from([body]))
    else if (body.length === 0) done(null, undefined)
    else void parse(request, body.toString('utf8'), done)
  })
  void app.register(multipart)
  app.addContentTypeParser('application/octet-stream', (request, body, done) => {
    if (request.routeOptions.config.bytes) done(null, body)
    else done(new AppError('UNSUPPORTED_MEDIA'))
  })
}

/** Message of the log: the contracts lack a rule that the database has. */
export const valueRefusedByDatabase = 'a value passed the contract and was refused by the database'

const refusedValueFacts = (error: unknown) => {
  const { code, table, column, constraint, message } = error as Record<string, unknown>
  return { sqlState: code, table, column, constraint, reason: message }
}

/** A body beyond the limit of its call, with the limit. */
function tooLarge(error: unknown, { routeOptions: { bodyLimit } }: FastifyRequest): unknown {
  const isBody = (error as { code?: string }).code === 'FST_ERR_CTP_BODY_TOO_LARGE' && bodyLimit !== undefined
  return isBody ? new AppError('PAYLOAD_TOO_LARGE', { message: texts.bodyTooLarge(bodyLimit) }) : error
}

/** Sends the response for an error. Only unexpected errors are logged, with their stack, which callers never see. */
export function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { code } = toAppError(error)
  if (code === 'INTERNAL') request.log.error({ err: error }, 'unexpected error')
  else if (isRefusedValue(error)) request.log.warn(refusedValueFacts(error), valueRefusedByDatabase)
  else if (isExcluded(error)) request.log.warn(refusedValueFacts(error), 'a row was refused beside another one')
  else if (code === 'UNAVAILABLE' || code === 'STORAGE_FULL') request.log.warn({ reason: (error as Error).message }, code)
  const refused = code === 'PAYLOAD_TOO_LARGE' ? tooLarge(error, request) : error
  const { http, headers, envelope } = refusalOf(refused, request.id)
  return reply
    .code(http)
    .headers(headers)
    .type('application/json; charset=utf-8')
    .serializer((text: unknown) => text as string)
    .send(JSON.stringify(envelope))
}

const unreadable: Readonly<Record<string, { http: number; error: AppError }>> = {
  HPE_HEADER_OVERFLOW: { http: 431, error: new AppError('PAYLOAD_TOO_LARGE', { message: texts.headersTooLarge }) },
  ERR_HTTP_REQUEST_TIMEOUT: { http: 408, error: new AppError('UNAVAILABLE', { message: texts.requestTimeout }) },
}
const malformed = { http: 400, error: new AppError('INVALID_INPUT', { message: texts.malformed }) }

/** True if no response is being sent on the connection; a second one would corrupt it. */
const mayAnswer = (socket: Socket & { _httpMessage?: ServerResponse | null }) => socket.writable && !socket._httpMessage?.headersSent

/** Responds to a malformed request; there is no request object, only the connection. */
function refuseUnread(reason: string, socket: Socket, headers: Record<string, string>, requestId: string): void {
  const { http, error } = unreadable[reason] ?? malformed
  const refusal = refusalOf(error, requestId)
  const body = JSON.stringify(refusal.envelope)
  const lines = Object.entries({
    ...headers,
    ...refusal.headers,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${http} ${STATUS_CODES[http]}\r\n${lines.join('')}\r\n${body}`)
  const linger = setTimeout(() => socket.destroy(), lingerMs)
  socket.once('close', () => clearTimeout(linger))
}

/** Response for unknown paths below /api: wrong method or not found. */
export function refuseUnknownCall(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply) {
  const url = request.url.split('?')[0]!
  const other = (['GET', 'POST'] as const).find((method) => method !== request.method && app.hasRoute({ method, url }))
  return refuse(
    other ? new AppError('METHOD_NOT_ALLOWED', { headers: { allow: other } }) : new AppError('NOT_FOUND', { message: texts.noCall }),
    request,
    reply,
  )
}
