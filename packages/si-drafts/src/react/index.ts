export { DraftSwitcher, type DraftSwitcherProps } from './draft-switcher.tsx'
export { useKeptDrafts } from './use-kept-drafts.ts'
