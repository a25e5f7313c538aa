// How the built server is run, from the root of the repository.

/**
 * Arguments of node. Under load: a young generation that is swept once in some twenty lists, so that few calls wait for it, and an old one below 2
 * GB, where V8 lets garbage grow to twice what lives instead of four times.
 */
export const serverArguments = ['--max-semi-space-size=16', '--max-old-space-size=2000', 'apps/server/dist/main.js']

/** The compiled code of one start serves the next. */
export const serverEnv = { NODE_COMPILE_CACHE: 'node_modules/.cache/server' }
