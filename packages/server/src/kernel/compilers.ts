import { AjvCompiler, type BuildCompilerFromPool } from '@fastify/ajv-compiler'
import { SerializerSelector, type SerializerFactory } from '@fastify/fast-json-stringify-compiler'

type Check = ReturnType<ReturnType<BuildCompilerFromPool>>

/** The first finding refuses the call and ends the check; kernel/findings.ts looks for more, up to a limit. */
export const checkOptions = { allErrors: false, coerceTypes: false, removeAdditional: false, useDefaults: true } as const

/** The framework's own compilers, put off: a schema is compiled with the first call that needs it. All of them at once would be most of a start. */
const buildValidator: BuildCompilerFromPool = (schemas, options) => {
  const compile = AjvCompiler()(schemas, options)
  return (route) => {
    let check: Check | undefined
    const later = (data: unknown) => {
      check ??= compile(route)
      const answer = check(data)
      later.errors = check.errors
      return answer
    }
    later.errors = undefined as Check['errors']
    return later as unknown as Check
  }
}

const buildSerializer: SerializerFactory = (schemas, options) => {
  const compile = SerializerSelector()(schemas, options)
  return (route) => {
    let serialize: ReturnType<typeof compile> | undefined
    return (data) => (serialize ??= compile(route))(data)
  }
}

export const compilersOnDemand = { buildValidator, buildSerializer }
