import '@jst/ui/styles.css'
import '@jst/tab-bar/styles.css'

export type { Brand } from './createApp.ts'
export { createPortal, type PortalOptions } from './createPortal.tsx'
export { createWorkbench, type WorkbenchOptions } from './createWorkbench.tsx'
