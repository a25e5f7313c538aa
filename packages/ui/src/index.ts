export { DiffText } from './bill/DiffText.tsx'
export { diffLines, type DiffLine } from './bill/diffLines.ts'
export { FixedPitchInput, FixedPitchText } from './bill/FixedPitch.tsx'
export { measureGrid, type GridMeasure } from './bill/measureGrid.ts'
export { describeDeadline, type DeadlineLevel } from './clock/deadline.ts'
export { MinuteTicker, systemClock, type Clock, type PageVisibility } from './clock/MinuteTicker.ts'
export { useNow } from './clock/useNow.ts'
export { cssVariables } from './cssVariables.ts'
export { createUiServices, UiProvider, useUi, type UiServices } from './context.tsx'
export { DetailPage, FactGrid, Section, type DetailPageProps, type Fact } from './detail/DetailPage.tsx'
export { PageFrame, Panel } from './detail/PageFrame.tsx'
export {
  addDays,
  beginOfHour,
  dateFormats,
  daysOfWeek,
  edgeOfDay,
  emptyText,
  endOfWeek,
  formatDate,
  hoursBetween,
  instantOf,
  isDay,
  mondayOf,
  startOfWeek,
  timeOf,
  today,
  weekdayLabel,
  weekdayLabels,
  weekNumber,
  type DateFormat,
  type DateInput,
} from './format/dates.ts'
export { Combobox, type ComboboxProps } from './field/later/Combobox.tsx'
export type { ComboOption } from './field/later/ComboEntry.tsx'
export { ComboInput, type ComboChoices, type ComboInputProps, type ComboStart, type TypedText } from './field/later/ComboInput.tsx'
export { Field, type FieldProps } from './field/Field.tsx'
export { ChoiceField, DayField, FlagField, LinesField } from './field/fields.tsx'
export { formatDecimal, formatMoney, formatNumber, type NumberInput } from './format/numbers.ts'
export { formatText, portText, vesselVoyage } from './format/places.ts'
export { Icon, iconNames, type IconName } from './icons/Icon.tsx'
export { FilterBar } from './list/FilterBar.tsx'
export { TextsProvider } from './language.tsx'
export type { UiTexts } from './texts.ts'
export { ListPage, type ListPageProps } from './list/ListPage.tsx'
export type { Filter, ListModel, ListView, SavedView, SavedViews } from './list/model.ts'
export { ask, type AskedFirst } from './parts/later/ask.tsx'
export { AppLink } from './parts/AppLink.tsx'
export { CopyButton } from './parts/CopyButton.tsx'
export { Countdown } from './parts/Countdown.tsx'
export { DateText } from './parts/DateText.tsx'
export { Dialog, type DialogProps } from './parts/Dialog.tsx'
export { EmptyState } from './parts/EmptyState.tsx'
export { ErrorBoundary } from './parts/ErrorBoundary.tsx'
export { ErrorView, type Failure } from './parts/ErrorView.tsx'
export { FilePick, type FilePickProps } from './parts/FilePick.tsx'
export { IconButton } from './parts/IconButton.tsx'
export { Menu, type MenuItem } from './parts/Menu.tsx'
export { Notice } from './parts/Notice.tsx'
export { Popup } from './parts/Popup.tsx'
export { Port } from './parts/Port.tsx'
export { RowActs } from './parts/RowActs.tsx'
export { saveBlob } from './parts/saveBlob.ts'
export { PrintSheet } from './parts/PrintSheet.tsx'
export { QrCode } from './parts/QrCode.tsx'
export { StatCards, type Stat } from './parts/StatCards.tsx'
export { StatusTag, type Tone } from './parts/StatusTag.tsx'
export { TextButton, type TextButtonProps } from './parts/TextButton.tsx'
export { TextField, type TextFieldProps } from './parts/TextField.tsx'
export { Timeline, type TimelineEntry } from './parts/Timeline.tsx'
export { VesselVoyage } from './parts/VesselVoyage.tsx'
export { type Column, type RowKey } from './table/columns.ts'
export { DataTable, type DataTableProps } from './table/DataTable.tsx'
export { ListSettings, ListSettingsBook, pageSizes } from './table/ListSettings.ts'
export { Pager } from './table/Pager.tsx'
export { TableHead } from './table/TableHead.tsx'
export {
  applyTheme,
  DisplaySettings,
  rowHeights,
  themeStorageKey,
  type Density,
  type SettingsStorage,
  type Theme,
} from './theme/DisplaySettings.ts'
