import { AjvCompiler, type BuildCompilerFromPool } from '@fastify/ajv-compiler'
import { SerializerSelector, type SerializerFactory } from '@fastify/fast-json-stringify-compiler'
import type { TSchema } from 'typebox'
import { shapeOf } from './reply-schema.ts'

type Check = ReturnType<ReturnType<BuildCompilerFromPool>>
type Serialize = ReturnType<ReturnType<SerializerFactory>>

/** The first finding refuses the call and ends the check; kernel/schema/findings.ts looks for more, up to a limit. */
export const checkOptions = { allErrors: false, coerceTypes: false, removeAdditional: false, useDefaults: true } as const

// One for all servers of a process, which have the same options and add no schemas: a schema is compiled once, however many servers use it.
const validators = AjvCompiler()
const serializers = new WeakMap<object, Serialize>()

/** The framework's own compilers, put off: a schema is compiled with the first call that needs it. All of them at once would be most of a start. */
const buildValidator: BuildCompilerFromPool = (schemas, options) => {
  const compile = validators(schemas, options)
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
    const schema = route.schema as TSchema
    return (data) => {
      let serialize = serializers.get(schema)
      if (!serialize) serializers.set(schema, (serialize = compile({ ...route, schema: shapeOf(schema) })))
      return serialize(data)
    }
  }
}

export const compilersOnDemand = { buildValidator, buildSerializer }
