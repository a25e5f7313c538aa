export { DraftSwitcher, type DraftSwitcherProps } from './draft-switcher.tsx'
export { useLocalDrafts } from './use-local-drafts.ts'
