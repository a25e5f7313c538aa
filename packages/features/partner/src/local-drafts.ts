export { localDrafts } from '@jst/feature-kit/document'
