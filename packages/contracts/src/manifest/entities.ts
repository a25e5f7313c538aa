import type { EntityCalls } from '../entity/calls.ts'
import { manifestConfigCalls } from './channels.ts'
import { manifestCalls } from './manifest.ts'
import { manifestRemarkCalls } from './remarks.ts'

/** Every entity of the area. */
export const manifestEntities: readonly EntityCalls[] = [manifestCalls, manifestConfigCalls, manifestRemarkCalls]
