import { createRequire } from 'node:module'
import { connectMobx } from '@jst/store/mobx'
import { trackWith } from '@jst/store'
import { afterEach, expect } from 'vitest'

/** Packages that others install without MobX are tested without it; the rest runs as the applications do. */
const alone = /\/packages\/(store|session-core|permissions|realtime|tab-bar|si-drafts)\//
if (alone.test(expect.getState().testPath ?? '')) trackWith(undefined)
else connectMobx()

if (typeof window !== 'undefined') {
  const { cleanup, configure, getConfig } = await import('@testing-library/react')

  /** Files share a document: what a test has drawn goes before the next one looks. */
  afterEach(cleanup)

  /** A look that is repeated until it succeeds says what it did not find; the page is printed with its last try alone. */
  const { getElementError } = getConfig()
  configure({
    // a busy machine may take its time
    asyncUtilTimeout: 10_000,
    getElementError: (message, container) =>
      (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics
        ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
        : getElementError(message, container),
  })

  /**
   * Between two acts of a person user-event waits for a turn of the timers, in which React looks for work: a fifth of the time, and no test needs it.
   * What its direct calls take as options is their last argument, so they are given here; a test that sets a pause of its own has it.
   */
  const { userEvent } = await import('@testing-library/user-event')
  const places = {
    keyboard: 1,
    pointer: 1,
    tab: 0,
    click: 1,
    dblClick: 1,
    tripleClick: 1,
    hover: 1,
    unhover: 1,
    clear: 1,
    type: 2,
    upload: 2,
  }
  type Act = (...given: unknown[]) => unknown
  const acts = userEvent as unknown as Record<string, Act>
  for (const [name, place] of Object.entries(places)) {
    const act: Act | undefined = acts[name]
    if (act)
      acts[name] = (...given) => act(...Array.from({ length: place }, (_, at) => given[at]), { delay: null, ...(given[place] as object) })
  }

  /**
   * React's development build takes a stack trace for each of its first ten thousand elements in a second, for warnings that no test reads: a sixth
   * of the time. It counts them here; where it does not any more, nothing happens.
   */
  const internals = (await import('react')) as { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: object }
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: counters = {} } = internals
  Object.defineProperty(counters, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {}, configurable: true })
}

/** Arco draws popups through the React 19 root API only with its adapter; under Node the CommonJS build is the one in use. */
if (typeof window !== 'undefined') await import('@arco-design/web-react/lib/_util/react-19-adapter')

/** A transition ends by a timer, which may be due after the last test of a worker, when its jsdom is gone: none is animated. */
if (typeof window !== 'undefined') {
  const ofArco = createRequire(createRequire(import.meta.url).resolve('@arco-design/web-react'))
  const { config } = ofArco('react-transition-group') as { config: { disabled: boolean } }
  config.disabled = true
}

/** jsdom knows the dialog element, not how it opens. */
if (typeof HTMLDialogElement !== 'undefined' && !('showModal' in HTMLDialogElement.prototype))
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })

/** jsdom lays nothing out, so nothing ever changes its size. */
if (typeof window !== 'undefined')
  globalThis.ResizeObserver ??= class {
    observe = () => undefined
    unobserve = () => undefined
    disconnect = () => undefined
  }
