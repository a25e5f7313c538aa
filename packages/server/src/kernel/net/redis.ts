import { createClient, type RedisScripts } from '@redis/client'

const mostPauseMs = 2_000

/** Platforms that share a server of Redis tell themselves apart by it: `redis://host:6379?channel=test`. */
export const channelOf = (url: string) => new URL(url).searchParams.get('channel') ?? 'jst'

/** How a connection to it is made, which comes back by itself. */
export const connectionTo = (url: string) => ({
  url: url.split('?')[0]!,
  socket: { reconnectStrategy: (tries: number) => Math.min(tries * 100, mostPauseMs) },
})

/** A connection for commands, with these scripts. Commands fail at once while it is down; one that nobody answers is given up and made anew. */
export function commandClient<S extends RedisScripts>(url: string, scripts: S) {
  const { socket, ...address } = connectionTo(url)
  return createClient({
    ...address,
    socket: { ...socket, connectTimeout: 2_000, socketTimeout: 3_000 },
    pingInterval: 1_000,
    disableOfflineQueue: true,
    scripts,
  })
}

/** Ends with the first attempt, or after this long: the client goes on trying by itself, and the server answers meanwhile. */
export const firstAttempt = (connecting: Promise<unknown>, limitMs: number): Promise<unknown> =>
  Promise.race([connecting, new Promise((resolve) => setTimeout(resolve, limitMs).unref())])
