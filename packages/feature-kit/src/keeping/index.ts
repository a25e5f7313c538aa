export { newBrowserPorts, type BrowserPorts } from './browser-ports.ts'
export { ClosableStorage } from './closable-storage.ts'
