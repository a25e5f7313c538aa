import type { WriteCall } from '../../../kernel/http/endpoint.ts'

/** A call that writes a filing. */
export type ManifestCall = WriteCall<'emit' | 'requestId' | 'now'>
