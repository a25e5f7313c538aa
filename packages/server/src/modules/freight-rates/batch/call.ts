import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { WriteContext } from '../../../kernel/http/endpoint.ts'

/** A write on many rates. */
export type BatchCall = Pick<WriteContext<EmployeeActor>, 'tx' | 'actor' | 'audit' | 'emit' | 'requestId'>
