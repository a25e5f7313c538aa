import { afterEach } from 'vitest'

/** Files share a document: what a test has drawn goes before the next one looks. */
if (typeof window !== 'undefined') {
  const { cleanup } = await import('@testing-library/react')
  afterEach(cleanup)
}

/** Arco draws popups through the React 19 root API only with its adapter; under Node the CommonJS build is the one in use. */
if (typeof window !== 'undefined') await import('@arco-design/web-react/lib/_util/react-19-adapter')

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
