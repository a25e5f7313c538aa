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
  setTimeZone,
  startOfWeek,
  timeOf,
  today,
  weekdayLabel,
  weekNumber,
  type DateFormat,
  type DateInput,
} from './format/dates.ts'
export { readDay, readMoment } from './format/typed-dates.ts'
export { timeZoneNames, weekdayLabels } from './format/dates.texts.ts'
export { ownZone, type TimeZone } from './format/zone.ts'
export { Combobox, type ComboboxProps } from './field/combobox/Combobox.tsx'
export type { ComboOption } from './field/combobox/ComboEntry.tsx'
export { ComboInput, type ComboChoices, type ComboInputProps, type ComboStart, type TypedText } from './field/combobox/ComboInput.tsx'
export { DateEntry, type DateEntryProps } from './field/DateEntry.tsx'
export { Field, type FieldProps } from './field/Field.tsx'
export { ChoiceField, DayField, FlagField, LinesField, MomentField } from './field/fields.tsx'
export {
  formatAmount,
  formatDecimal,
  formatMoney,
  formatMoneySum,
  formatNumber,
  type AmountIn,
  type NumberInput,
} from './format/numbers.ts'
export { boxesText, formatText, portText, vesselVoyage } from './format/places.ts'
export { BrandMark } from './display/BrandMark.tsx'
export { Icon, iconNames, type IconName } from './icons/Icon.tsx'
export { FilterBar } from './list/FilterBar.tsx'
export { TextsProvider } from './language.tsx'
export type { UiTexts } from './texts.ts'
export { ListPage, type ListPageProps } from './list/ListPage.tsx'
export type { Filter, ListModel, ListView, SavedView, SavedViews } from './list/model.ts'
export { ask, type AskedFirst } from './feedback/ask.tsx'
export { codeDelayed, lazyComponent, loadCode } from './feedback/lazyComponent.ts'
export { lazyPart } from './feedback/lazyPart.tsx'
export { AppLink } from './controls/AppLink.tsx'
export { isComposing } from './controls/composition.ts'
export { CopyButton } from './controls/CopyButton.tsx'
export { Change } from './chart/Change.tsx'
export { ChartPanel, type ChartPanelProps } from './chart/ChartPanel.tsx'
export { type ChartSeries } from './chart/model.ts'
export { TablePanel, type TableCell, type TableLine, type TablePanelProps } from './chart/TablePanel.tsx'
export { Countdown } from './display/Countdown.tsx'
export { DateText } from './display/DateText.tsx'
export { Dialog, type DialogProps } from './feedback/Dialog.tsx'
export { EmptyState } from './feedback/EmptyState.tsx'
export { ErrorBoundary } from './feedback/ErrorBoundary.tsx'
export { ErrorView, type Failure } from './feedback/ErrorView.tsx'
export { FilePick, type FilePickProps } from './controls/FilePick.tsx'
export { IconButton } from './controls/IconButton.tsx'
export { Menu, type MenuItem } from './controls/Menu.tsx'
export { Notice } from './feedback/Notice.tsx'
export { Popup } from './controls/Popup.tsx'
export { Port } from './display/Port.tsx'
export { RadioChoice, RadioMark, type RadioChoiceProps, type RadioMarkProps } from './controls/RadioChoice.tsx'
export { RowActs } from './controls/RowActs.tsx'
export { Segments, type Segment } from './controls/Segments.tsx'
export { WeekStrip, type StripWeek } from './controls/WeekStrip.tsx'
export { Select, type SelectOption, type SelectProps } from './controls/Select.tsx'
export { saveBlob } from './controls/saveBlob.ts'
export { PrintSheet } from './display/PrintSheet.tsx'
export { QrCode } from './display/QrCode.tsx'
export { StatCards, type Stat } from './display/StatCards.tsx'
export { NotesTag } from './display/NotesTag.tsx'
export { StatusTag, type Tone } from './display/StatusTag.tsx'
export { TextButton, type TextButtonProps } from './controls/TextButton.tsx'
export { TextField, type TextFieldProps } from './controls/TextField.tsx'
export { Timeline, type TimelineEntry } from './display/Timeline.tsx'
export { Money, MoneySum } from './display/Money.tsx'
export { VesselVoyage } from './display/VesselVoyage.tsx'
export { ChoiceTable, type ChoiceRow, type ChoiceTableProps } from './table/ChoiceTable.tsx'
export { columnKinds } from './table/columnKinds.tsx'
export { shownKeys, type Column, type RowKey } from './table/columns.ts'
export { CellTable, type CellTableProps, type TableCellOf } from './table/CellTable.tsx'
export { FactsTable, type FactsTableProps } from './table/FactsTable.tsx'
export { ReadTable, type ReadTableProps } from './table/ReadTable.tsx'
export { ScrollTable } from './table/ScrollTable.tsx'
export { DataTable, type DataTableProps } from './table/DataTable.tsx'
export { ListSettings, AllListSettings, pageSizes, type ListArrangement } from './table/ListSettings.ts'
export { Pager } from './table/Pager.tsx'
export { TableHead } from './table/TableHead.tsx'
export { expectRoom } from './table/useRoom.ts'
export {
  applyColours,
  applyLayout,
  applyTheme,
  displayChoices,
  DisplaySettings,
  rowHeights,
  themeStorageKey,
  type Density,
  type DisplayChoice,
  type DisplayChoiceOf,
  type SettingsStorage,
  type Theme,
} from './theme/DisplaySettings.ts'
