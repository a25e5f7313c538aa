/** Path of the live channel (spec §7). */
export const livePath = '/api/client/ws'

/** Every frame both ways. `auth/login` carries the token; `ping` and `pong` have no content. */
export interface LiveFrame {
  type:
    | 'auth/login'
    | 'auth/ok'
    | 'auth/refused'
    | 'ping'
    | 'pong'
    | 'message/send'
    | 'si/changed'
    | 'si/draft'
    | 'schedules/changed'
    | 'session/changed'
    | 'frame/changed'
    | 'server/drain'
    | (string & {})
  content?: unknown
}
