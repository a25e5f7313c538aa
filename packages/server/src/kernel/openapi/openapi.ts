import type { FastifyInstance } from 'fastify'
import { accessOf, fileMarkOf, type Endpoint, type May } from '@jst/contracts'
import { docsPage, docsScript, docsStyle } from './openapi-page.ts'
import { texts } from '../kernel.texts.ts'

/** `/api/openapi.json` from the declared calls, and `/api/docs`, a page that lists them. */
export function registerOpenApi(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  // written with the first request for it: that takes longer than all routes
  let document: string | undefined
  app.get('/api/openapi.json', async (_, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .serializer((text: unknown) => text as string)
      .send((document ??= JSON.stringify(describe(endpoints)))),
  )
  app.get('/api/docs', async (_, reply) => reply.type('text/html; charset=utf-8').send(docsPage))
  app.get('/api/docs/page.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(docsStyle))
  app.get('/api/docs/page.js', async (_, reply) => reply.type('text/javascript; charset=utf-8').send(docsScript))
}

/** Describes who may make the call, and why it needs no button. */
function permissionOf(may: May): string {
  switch (may.who) {
    case 'buttons':
      return texts.openapi.buttons(may.buttons.map(({ path, code }) => `${path} [${code}]`).join('、'))
    case 'menus':
      return texts.openapi.menus(may.paths.join('、'))
    case 'anyMenu':
      return texts.openapi.anyMenu(may.reason)
    case 'employee':
      return texts.openapi.employee(may.reason)
    case 'signedIn':
      return texts.openapi.signedIn(may.reason)
    case 'public':
      return texts.openapi.public(may.reason)
  }
}

function describe(endpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint)
  return {
    openapi: '3.1.0',
    info: {
      title: texts.openapi.title,
      version: '1',
      description: texts.openapi.description,
    },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    paths,
  }
}

function operation(endpoint: Endpoint) {
  const { method, path, summary, may, write, query, body, reply } = endpoint
  const file = fileMarkOf(endpoint)
  const { properties = {}, required = [] } = query as unknown as { properties?: Record<string, unknown>; required?: string[] }
  const header = (name: string, description: string) => ({ name, in: 'header', required: false, description, schema: { type: 'string' } })
  return {
    operationId: path.slice(5).replaceAll('/', '.'),
    tags: [path.split('/')[2]],
    summary,
    description: [texts.openapi.rights(permissionOf(may)), ...(file?.openBecause ? [texts.openapi.file(file.openBecause)] : [])].join('。'),
    ...(accessOf(may) === 'public' ? {} : { security: [{ bearer: [] }] }),
    parameters: [
      ...Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema })),
      header('web-version', texts.openapi.webVersion),
      ...(write ? [header('Idempotency-Key', texts.openapi.idempotencyKey)] : []),
    ],
    ...(method === 'POST' ? { requestBody: { content: { 'application/json': { schema: body } } } } : {}),
    responses: {
      200: {
        description: texts.openapi.done,
        content: file
          ? { 'application/octet-stream': {} }
          : {
              'application/json': {
                schema: { type: 'object', required: ['Status', 'Data'], properties: { Status: { enum: [0, 1] }, Data: reply } },
              },
            },
      },
      default: { description: texts.openapi.refused, content: { 'application/json': { schema: refusal } } },
    },
  }
}

const refusal = {
  type: 'object',
  properties: {
    Status: { const: 0 },
    Data: {},
    Message: { type: 'string' },
    Code: { type: 'string' },
    Issues: { type: 'array', items: { type: 'object' } },
    RequestId: { type: 'string' },
  },
}
