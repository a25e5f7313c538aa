import type * as apiTypes from '@opentelemetry/api'
import type { Context, Span, Tracer } from '@opentelemetry/api'
import type * as sdkTypes from '@opentelemetry/sdk-trace'
import type { Sampler } from '@opentelemetry/sdk-trace'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isEmployee } from '../access/actor.ts'
import { openSpansWith, type SpanFacts } from './spans.ts'

export interface Traces {
  /** Sends what is left. */
  stop(): Promise<void>
}
type Env = Readonly<Record<string, string | undefined>>

/** Returns true if the standard variables of OpenTelemetry name a receiver of traces. */
export const wantsTraces = (env: Env): boolean =>
  env['OTEL_SDK_DISABLED'] !== 'true' &&
  env['OTEL_TRACES_EXPORTER'] !== 'none' &&
  Boolean(env['OTEL_EXPORTER_OTLP_ENDPOINT'] || env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'])

/**
 * Traces of calls, statements and jobs by OTLP over HTTP, set up by the standard variables: address, headers, name of the service, sampler
 * (docs/adr/0107-spans-by-hand-with-the-sdk-loaded-on-demand.md). Values of statements and contents of calls are in none of them.
 */
export async function startTraces(app: FastifyInstance, env: Env = process.env): Promise<Traces> {
  const [api, sdk, { OTLPTraceExporter }, { AsyncLocalStorageContextManager }, { W3CTraceContextPropagator }, resources] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
      import('@opentelemetry/resources'),
    ])
  const name = env['OTEL_SERVICE_NAME'] ?? 'jst-platform'
  const provider = new sdk.TracerProvider({
    resource: resources
      .defaultResource()
      .merge(resources.resourceFromAttributes({ 'service.name': name }))
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    sampler: samplerOf(env, sdk),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  api.context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  api.propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  const tracer = provider.getTracer('jst')
  openSpansWith((title, facts) => {
    const span = tracer.startSpan(title, { kind: api.SpanKind.INTERNAL, attributes: attributesOf(facts) })
    const inside = api.trace.setSpan(api.context.active(), span)
    return {
      within: (work) => api.context.with(inside, work),
      end(error) {
        if (error !== undefined) fail(span, error, api.SpanStatusCode.ERROR)
        span.end()
      },
    }
  })
  traceCalls(app, tracer, api)
  return {
    async stop() {
      openSpansWith(undefined)
      await provider.shutdown()
      api.context.disable()
      api.propagation.disable()
    },
  }
}

type Sdk = typeof sdkTypes
/** By `OTEL_TRACES_SAMPLER`; all that no caller left out, unless another one is named. */
function samplerOf(env: Env, { AlwaysOffSampler, AlwaysOnSampler, ParentBasedSampler, TraceIdRatioBasedSampler }: Sdk): Sampler {
  const [, followsParent, kind = 'always_on'] = /^(parentbased_)?(\w+)$/.exec(env['OTEL_TRACES_SAMPLER'] ?? 'parentbased_always_on') ?? []
  const share = Number(env['OTEL_TRACES_SAMPLER_ARG'] ?? 1)
  const root =
    kind === 'always_off' ? new AlwaysOffSampler() : kind === 'traceidratio' ? new TraceIdRatioBasedSampler(share) : new AlwaysOnSampler()
  return followsParent ? new ParentBasedSampler({ root }) : root
}

const attributesOf = (facts: SpanFacts) =>
  Object.fromEntries(Object.entries(facts).filter((entry): entry is [string, string | number] => entry[1] !== undefined))

function fail(span: Span, error: unknown, code: number): void {
  span.recordException(error as Error)
  span.setStatus({ code, message: (error as Error).message })
}

type Api = typeof apiTypes
function traceCalls(app: FastifyInstance, tracer: Tracer, { context, propagation, trace, SpanKind, SpanStatusCode }: Api): void {
  const calls = new WeakMap<FastifyRequest, { readonly span: Span; readonly inside: Context }>()
  app.addHook('onRequest', (request, _, done) => {
    const caller = propagation.extract(context.active(), request.headers)
    const route = request.routeOptions.url ?? 'page'
    const attributes = { 'http.request.method': request.method, 'http.route': route, 'jst.request_id': request.id }
    const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, caller)
    const inside = trace.setSpan(caller, span)
    calls.set(request, { span, inside })
    context.with(inside, done)
  })
  // a body arrives by events of the socket, which know nothing of the call
  app.addHook('preValidation', (request, _, done) => context.with(calls.get(request)?.inside ?? context.active(), done))
  app.addHook('onResponse', async (request, reply) => {
    const { actor } = request
    const { span } = calls.get(request) ?? {}
    if (!span) return
    span.setAttributes(
      attributesOf({
        'http.response.status_code': reply.statusCode,
        'user.id': actor ? String(actor.userId) : undefined,
        'jst.company_id': actor && isEmployee(actor) ? String(actor.companyId) : undefined,
      }),
    )
    if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  })
}
