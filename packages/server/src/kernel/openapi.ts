import type { FastifyInstance } from 'fastify'
import { accessOf, fileMarkOf, type Endpoint, type May } from '@jst/contracts'
import { docsPage, docsScript, docsStyle } from './openapi-page.ts'

/** `/api/openapi.json` from the declared calls, and `/api/docs`, a page that lists them. */
export function registerOpenApi(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  const document = JSON.stringify(describe(endpoints))
  app.get('/api/openapi.json', async (_, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .serializer((text: unknown) => text as string)
      .send(document),
  )
  app.get('/api/docs', async (_, reply) => reply.type('text/html; charset=utf-8').send(docsPage))
  app.get('/api/docs/page.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(docsStyle))
  app.get('/api/docs/page.js', async (_, reply) => reply.type('text/javascript; charset=utf-8').send(docsScript))
}

/** Who may make the call, and why no button is asked for. */
function permissionOf(may: May): string {
  switch (may.who) {
    case 'buttons':
      return `需要任一按钮：${may.buttons.map(({ path, code }) => `${path} [${code}]`).join('、')}`
    case 'menus':
      return `需要任一菜单：${may.paths.join('、')}`
    case 'anyMenu':
      return `角色持有任一菜单（${may.reason}）`
    case 'employee':
      return `已选择企业身份（${may.reason}）`
    case 'signedIn':
      return `登录用户（${may.reason}）`
    case 'public':
      return `无需登录（${may.reason}）`
  }
}

function describe(endpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint)
  return {
    openapi: '3.1.0',
    info: {
      title: '海运货代协同平台接口',
      version: '1',
      description:
        '所有回答都装在信封里：Status 为 1 表示完成，0 表示没有可显示的内容或被拒绝；Code 说明拒绝原因，Issues 列出全部输入问题。',
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
    description: [`权限：${permissionOf(may)}`, ...(file?.openBecause ? [`文件：${file.openBecause}`] : [])].join('。'),
    ...(accessOf(may) === 'public' ? {} : { security: [{ bearer: [] }] }),
    parameters: [
      ...Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema })),
      header('web-version', '前端版本，固定为 1'),
      ...(write ? [header('Idempotency-Key', '同一次提交的重试请带同一个值，24 小时内只执行一次')] : []),
    ],
    ...(method === 'POST' ? { requestBody: { content: { 'application/json': { schema: body } } } } : {}),
    responses: {
      200: {
        description: '完成',
        content: file
          ? { 'application/octet-stream': {} }
          : {
              'application/json': {
                schema: { type: 'object', required: ['Status', 'Data'], properties: { Status: { enum: [0, 1] }, Data: reply } },
              },
            },
      },
      default: { description: '拒绝', content: { 'application/json': { schema: refusal } } },
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
