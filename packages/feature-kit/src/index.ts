export type { App, ErrorCause, Notify, SystemName, UnreadCount } from './app/App.ts'
export { AppProvider, useApp } from './app/context.tsx'
export { confirmed, useConfirmed } from './app/confirmed.ts'
export { failureOf, isCancelled, isPassing, isStale, isUnreached, tellFailure } from './app/failure.ts'
export type { HomeRole, HomeTile, TilePlace, TileWords } from './app/tiles.ts'
export { PendingActions, type TellPending } from './app/PendingActions.ts'
export { UnsavedInput } from './app/UnsavedInput.ts'
export { LeaveGuards } from './app/LeaveGuards.ts'
export { ReadAhead } from './app/ReadAhead.ts'
export { useAction } from './app/useAction.ts'
export { browserSetting } from './device/browserSetting.ts'
export { deviceOf } from './device/deviceOf.ts'
export { DetailStore } from './detail/DetailStore.ts'
export { useDetail } from './detail/useDetail.ts'
export type { FavouritePlaces, FrameAct, FrameParts, PaletteProps, Place } from './frame/frame.ts'
export { JobProgress } from './jobs/JobProgress.tsx'
export { link } from './links/link.ts'
export type { FilterKind, FilterKinds } from './list/address.ts'
export { defineList, type ListDefinition, type ListSpec, type RowOf } from './list/defineList.ts'
export { listScreen, type ListScreen, type ListScreenSpec } from './list/listScreen.tsx'
export { ListStore, type ListQuery, type ListStorePorts } from './list/ListStore.ts'
export {
  defineFeature,
  type Feature,
  type LocalDrafts,
  type ScreenKeys,
  type ScreenLocation,
  type ScreenManifest,
  type ScreenModule,
} from './screens/manifest.ts'
export { KitTextsProvider, languageOf, useKitTexts, useLanguage } from './screens/language.tsx'
export { PageSpeechProvider } from './screens/page-speech.tsx'
export { answerLanguageOf, useAnswerLanguage, type AnswerLanguage } from './screens/answer-language.ts'
export { spokenWords, type SpokenWords } from './screens/spoken.tsx'
export type { Words } from './words.ts'
export type { KitTexts } from './texts.ts'
export {
  ScreenProvider,
  useBack,
  useConfirmLeave,
  useScreen,
  useScreenId,
  useScreenParams,
  useTitle,
  type ScreenScope,
} from './screens/scope.tsx'
export { useLiveReload, type Renewable } from './live/useLiveReload.ts'
export { pathnameOf, searchOf } from './links/paths.ts'
export { afterSignIn, homeOf, messageBox, rememberReturn, takeReturn } from './links/returnTo.ts'
export { safePath } from './links/safePath.ts'
export { DownloadStore, type FileWanted } from './download/DownloadStore.ts'
export { DownloadTool } from './download/DownloadTool.tsx'
export { useDownload } from './download/useDownload.ts'
export { useFileBlob } from './download/useFileBlob.ts'
export { usePicture } from './download/usePicture.ts'
export { dayOf } from './messages/days.ts'
export { MessageCount, MessageDay, MessageLines } from './messages/MessageLines.tsx'
export { HistoryDrawer, HistoryView, type HistoryWords } from './history/HistoryDrawer.tsx'
