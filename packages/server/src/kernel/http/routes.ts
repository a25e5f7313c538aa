import { Readable } from 'node:stream'
import { accessOf, fileMarkOf, isPaged, largestBodyOf } from '@jst/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import type { Actor } from '../access/actor.ts'
import { writeAudit } from '../audit/audit.ts'
import type { Authenticator } from '../access/auth.ts'
import type { BrandOf } from '../site/brand.ts'
import type { Database, Tx } from '../database/database.ts'
import { Nothing, type BaseContext, type ReadContext, type Route, type WriteContext } from './endpoint.ts'
import { deliver, type Delivery } from './delivery.ts'
import { FileAnswer } from './file-answer.ts'
import { AppError } from '../errors.ts'
import type { FileStore, UploadedFile } from '../files/files.ts'
import { claimKey } from './idempotency.ts'
import { Semaphores } from '../limits/concurrency.ts'
import type { Limit, Limiter, Limits } from '../limits/limits.ts'
import { demandCallAccess } from '../access/call-access.ts'
import { demand } from '../access/policy.ts'
import { demandNoPreview } from '../access/preview.ts'
import { mostPreparations, OutdatedPreparation } from '../database/prepared.ts'
import { createUploads, type RunUpload } from '../limits/uploads.ts'
import { coerceQuery, refuseBadInput } from '../schema/validate.ts'

/** Writes that take numbers of the same thing (`inTurn`). */
const turns = new Semaphores()

export interface RouteDeps {
  readonly database: Database
  readonly authenticator: Authenticator
  readonly files: FileStore
  readonly now: () => Date
  readonly limits: Limits
  /** Every caller's limit over all calls; undefined switches it off. */
  readonly limit: Limit | undefined
  readonly brandOf: BrandOf
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the authentication step of an API call. */
    actor: Actor | null
  }
  interface FastifyContextConfig {
    /** The call takes bytes as they come. */
    bytes?: boolean
  }
}

/** Turns declared calls into HTTP routes: limit → who → may they → input → transaction → policy → handler → envelope. */
export function registerRoutes(app: FastifyInstance, deps: RouteDeps, routes: readonly Route[]): void {
  app.decorateRequest('actor', null)
  const general = deps.limit && deps.limits.of('calls', deps.limit)
  const uploads = createUploads()
  for (const route of routes) register(app, deps, route, general, uploads)
}

// handlers are typed where the route is made; here input and answer are whatever the schemas let through
type AnyHandler<C> = (context: C, input: unknown, prepared?: unknown) => Promise<unknown>

function register(
  app: FastifyInstance,
  deps: RouteDeps,
  { endpoint, definition }: Route,
  general: Limiter | undefined,
  uploads: RunUpload,
): void {
  const special = definition.limit && deps.limits.of(`${endpoint.method} ${endpoint.path}`, definition.limit)
  const longRead = definition.longRead ?? isPaged(endpoint)
  const checksBody = endpoint.method === 'POST' && !definition.upload && !definition.bytes
  const policy = definition.policy as ((actor: Actor | null, input: unknown) => Parameters<typeof demand>[0]) | undefined

  const manner = { revalidated: definition.revalidated === true, secret: definition.secretAnswer === true }

  const authenticate = async (request: FastifyRequest) => deps.authenticator.authenticate(bearerOf(request))

  /** Before the body is read: strangers cannot make the server parse anything. */
  const admit = async (request: FastifyRequest) => {
    const stranger = `address ${request.ip}`
    general?.check(stranger)
    const actor =
      accessOf(endpoint.may) === 'public'
        ? null
        : await authenticate(request).catch(async (refusal: unknown) => {
            await general?.count(stranger)
            throw refusal
          })
    const caller = actor ? `user ${actor.userId}` : stranger
    await general?.pass(caller)
    await special?.pass(caller)
    demandCallAccess(endpoint.may, actor)
    demandNoPreview(endpoint, actor)
    request.actor = actor
  }

  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    refuseBadInput(
      request.validationError?.validation,
      { schema: endpoint.query, value: request.query },
      ...(definition.bytes ? [] : [{ ...(checksBody ? { schema: endpoint.body } : {}), value: request.body }]),
    )
    const { upload } = definition
    const { actor } = request
    const input = endpoint.method === 'GET' || upload || definition.bytes ? request.query : request.body
    if (policy) demand(policy(actor, input))
    if (!upload) return perform(request, reply, input, undefined)
    return uploads(request, upload, (file) => perform(request, reply, input, file))
  }

  const perform = async (request: FastifyRequest, reply: FastifyReply, input: unknown, file: UploadedFile | undefined) => {
    const { actor } = request
    const base = baseOf(request, deps, file)
    const system = deps.database.system()
    const readContext = () => ({ ...base, db: actor ? deps.database[longRead ? 'reader' : 'tenant'](actor) : system, system })
    if (!('write' in definition)) {
      const run = ('read' in definition ? definition.read : definition.ownTransactions) as unknown as AnyHandler<ReadContext<Actor | null>>
      return answer(reply, await run(readContext(), input))
    }
    const prepare = definition.prepare as unknown as AnyHandler<ReadContext<Actor | null>> | undefined
    const run = definition.write as unknown as AnyHandler<WriteContext<Actor | null>>
    const attempt = async () => {
      const prepared = await prepare?.(readContext(), input)
      return (actor ? deps.database.tenant(actor) : system).tx((tx) => {
        const write = async () => answer(reply, await run(writeContext(base, tx), input, prepared))
        return definition.secretAnswer ? write() : writeOnce(tx, request, file, write)
      })
    }
    const attempts = async () => {
      for (let left = mostPreparations - 1; ; left -= 1)
        try {
          return await attempt()
        } catch (error) {
          if (!(error instanceof OutdatedPreparation)) throw error
          if (left === 0) throw new AppError('UNAVAILABLE')
        }
    }
    const key = definition.inTurn?.(input as never)
    return key === undefined ? attempts() : turns.run([{ name: `${endpoint.path} ${key}`, most: 1 }], attempts)
  }

  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { bytes: definition.bytes ?? false },
    bodyLimit: largestBodyOf(endpoint),
    exposeHeadRoute: false,
    attachValidation: true,
    schema: {
      querystring: endpoint.query,
      ...(checksBody ? { body: endpoint.body } : {}),
      ...(fileMarkOf(endpoint) ? {} : { response: { 200: envelopeOf(endpoint.reply) } }),
    },
    onRequest: admit,
    preValidation: async (request) => {
      coerceQuery(endpoint.query, request.query as Record<string, unknown>)
      if (endpoint.method === 'POST') request.body ??= {}
    },
    handler: async (request, reply) => {
      const delivery = await handle(request, reply)
      return definition.noContent ? reply.code(204).send() : deliver(reply, delivery, manner)
    },
  })
}

/** Runs a write at most once per idempotency key; the stored text is the answer of the repeat. */
async function writeOnce(
  tx: Tx,
  request: FastifyRequest,
  file: UploadedFile | undefined,
  write: () => Promise<Delivery>,
): Promise<Delivery> {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || !request.actor) return write()
  const content = JSON.stringify([request.method, request.routeOptions.url, request.query, request.body ?? null, file?.sha256 ?? null])
  const claim = await claimKey(tx, request.actor.userId, key, content)
  if ('replay' in claim) return claim.replay
  const delivery = await write()
  if (typeof delivery === 'string') claim.store(delivery)
  return delivery
}

function answer(reply: FastifyReply, result: unknown): Delivery {
  if (result instanceof FileAnswer) return result
  const envelope = result instanceof Nothing ? { Status: 0, Data: result.data } : { Status: 1, Data: result ?? null }
  return reply.getSerializationFunction('200')!(envelope)
}

/** @throws AppError UNAUTHENTICATED when there is no bearer token. */
function bearerOf(request: FastifyRequest): string {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ')
  if (scheme?.toLowerCase() !== 'bearer' || !token) throw new AppError('UNAUTHENTICATED')
  return token
}

const baseOf = (
  request: FastifyRequest,
  { now, files, brandOf }: RouteDeps,
  file: UploadedFile | undefined,
): BaseContext<Actor | null> => ({
  actor: request.actor,
  requestId: request.id,
  log: request.log,
  now,
  ip: request.ip,
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
  brand: () => brandOf(request),
  files,
  file,
  bytes: request.body instanceof Readable ? request.body : undefined,
  header: (name) => [request.headers[name.toLowerCase()] ?? ''].flat().join(', '),
})

const writeContext = (base: BaseContext<Actor | null>, tx: Tx): WriteContext<Actor | null> => ({
  ...base,
  tx,
  audit: (entry) => {
    if (base.actor) writeAudit(tx, base.actor, base.requestId, entry)
  },
  emit: tx.emit,
})

const envelopes = new WeakMap<TSchema, object>()

/** The same object for all servers of a process: compilers.ts compiles each once. */
function envelopeOf(data: TSchema): object {
  const cached = envelopes.get(data)
  if (cached) return cached
  const envelope = { type: 'object', required: ['Status', 'Data'], properties: { Status: { type: 'integer' }, Data: data } }
  envelopes.set(data, envelope)
  return envelope
}
