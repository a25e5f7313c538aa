const first = Number(process.env.E2E_PORT ?? 18_080)

/** Ports of the servers under test, one for each worker. */
export const serverPorts: readonly number[] = [first, first + 1]

/** Port of the figures of a server under test. */
export const metricsPortOf = (port: number): number => port + 100

/** Origin of the server that belongs to a worker. */
export const originOf = (worker: number): string => `http://127.0.0.1:${serverPorts[worker]}`
