// The states that each component has, and why it has no others. A story tells what it shows by its tags, by which the sidebar filters as well.
export const states = ['空', '加载', '出错', '长文本', '无权限', '深色', '英文', '手机']

/** Groups of components: the first part of every title. .storybook/preview.tsx has them in the order of the sidebar. */
export const groups = ['基础', '控件', '表单', '列表与表格', '反馈', '详情', '图表与指标', '提单', '表格编辑', '地图', '框架', '设计评审']

/**
 * States by kind of component. What is missing everywhere: 英文, as the pages of the areas are Chinese (spec §1) and only the frame around
 * them, the tabs and the sheet speak English; 无权限, as a button is drawn or left out by `Permitted` around it, in the screen.
 */
export const kinds = {
  // a whole screen's body: it waits, fails, has nothing and has too much
  body: ['空', '加载', '出错', '长文本', '深色'],
  // figures of another call: 出错 is said by the page around them
  figures: ['空', '加载', '长文本', '深色'],
  // some fields with a button: it sends, is refused, or is only read
  form: ['空', '加载', '出错', '长文本', '无权限', '深色'],
  // asks something of the server, which refuses what the reader may not
  request: ['加载', '出错', '长文本', '深色'],
  // a part of a page with data of its own, which whoever may writes to
  part: ['空', '加载', '出错', '长文本', '无权限', '深色', '手机'],
  // what somebody types: nothing is fetched, so nothing is waited for
  field: ['空', '出错', '长文本', '深色'],
  // one fact in a row or a page: a missing one is a dash; the page waits and fails, not the fact
  fact: ['空', '长文本', '深色'],
  // a button or what it opens: there is no empty one
  act: ['长文本', '深色'],
  // itself the answer to an empty, failed or waiting page
  message: ['长文本', '深色'],
  // a label over a box, without a wrong state
  flag: ['空', '长文本', '深色'],
  // a moment, of one length
  moment: ['空', '深色'],
  // what is too much for it is an error
  code: ['出错', '深色'],
  // a drawing, or words of its own that never change
  drawing: ['深色'],
  // draws nothing of its own
  bare: [],
  // black on white in every theme, and only on paper
  paper: [],
  // draws what stands inside, or what stands instead
  guard: ['无权限'],
  // texts of its own in both languages; what may not be written is read-only
  sheet: ['空', '加载', '出错', '长文本', '无权限', '深色', '英文'],
  // a file that was read already
  preview: ['空', '出错', '长文本', '深色', '英文'],
  // tabs are there at once
  tabs: ['空', '长文本', '深色', '英文'],
  // one draft is always there, and local
  drafts: ['出错', '长文本', '深色'],
  // runs when it is asked to; a failure is told by a notice of the frame
  download: ['加载', '无权限', '深色'],
  // everything around a page
  frame: ['空', '加载', '出错', '长文本', '无权限', '深色', '英文'],
}

export const components = {
  DiffText: 'fact',
  JobProgress: 'act',
  FixedPitchInput: 'field',
  FixedPitchText: 'fact',
  DetailPage: 'body',
  FactGrid: 'fact',
  Section: 'fact',
  PageFrame: 'body',
  Panel: 'fact',
  Combobox: 'field',
  ComboInput: 'field',
  Field: 'field',
  ChoiceField: 'field',
  DateEntry: 'field',
  DayField: 'field',
  FlagField: 'flag',
  LinesField: 'field',
  TextField: 'field',
  Select: 'field',
  Segments: 'act',
  WeekStrip: 'act',
  Icon: 'drawing',
  FilterBar: 'fact',
  ListPage: 'body',
  DataTable: 'body',
  ScrollTable: 'bare',
  Pager: 'fact',
  AppLink: 'act',
  CopyButton: 'drawing',
  IconButton: 'act',
  TextButton: 'act',
  RowActs: 'act',
  Menu: 'act',
  Popup: 'act',
  Dialog: 'act',
  Countdown: 'moment',
  DateText: 'moment',
  Port: 'fact',
  VesselVoyage: 'fact',
  StatusTag: 'act',
  NotesTag: 'act',
  Timeline: 'fact',
  StatCards: 'figures',
  ChartPanel: 'figures',
  TablePanel: 'figures',
  Change: 'moment',
  EmptyState: 'message',
  ErrorBoundary: 'drawing',
  ErrorView: 'message',
  TableHead: 'bare',
  Notice: 'message',
  QrCode: 'code',
  PrintSheet: 'paper',
  FilePick: 'bare',
  Sheet: 'sheet',
  ImportPreview: 'preview',
  TabBar: 'tabs',
  Permitted: 'guard',
  DraftSwitcher: 'drafts',
  DownloadTool: 'download',
  HistoryView: 'body',
  HistoryDrawer: 'body',
  ReferenceField: 'field',
  RowField: 'bare',
  RouteFields: 'field',
  ImportDialog: 'body',
  SheetsNote: 'message',
  FormDialog: 'form',
  FormBox: 'bare',
  FormNotices: 'message',
  ListOrMap: 'drawing',
  MessageLines: 'fact',
  MessageDay: 'moment',
  MessageCount: 'fact',
  WorkbenchFrame: 'frame',
  EditTool: 'act',
  EntityFacts: 'fact',
  EntityFieldControl: 'field',
  EntityFields: 'field',
  StateTag: 'act',
  ClaimTool: 'act',
  ClaimMany: 'act',
  FollowTool: 'act',
  Moves: 'act',
  MoveDialog: 'request',
  MoveMany: 'act',
  MoveOutcomes: 'request',
  FilesPart: 'part',
  ChargesPart: 'part',
  NumberRuleDialog: 'request',
  NumberRuleTool: 'act',
  DraftNotice: 'message',
  DraftList: 'message',
  PrintDialog: 'request',
  PartyPicker: 'body',
  PdfView: 'request',
  PrintTool: 'act',
  LinesPart: 'part',
  ShipmentTimeline: 'part',
  Thread: 'part',
  ApprovalPart: 'part',
  ApprovalDesk: 'body',
  ApprovalRulesDialog: 'request',
  NumberField: 'field',
}

/** Screens on each 设计评审 page; the key is the area in the story's title. */
export const reviews = {
  邮件发件箱: ['空', '加载', '出错', '长文本', '无权限', '深色', '手机'],
  后台任务: ['空', '加载', '出错', '长文本', '无权限', '深色', '手机'],
  工作台: ['空', '加载', '出错', '长文本', '无权限', '深色', '手机'],
  补料: ['空', '加载', '出错', '长文本', '无权限', '深色', '手机'],
  基础数据: ['空', '加载', '出错', '长文本', '无权限', '深色'],
  客户运价查询: ['空', '加载', '出错', '长文本', '无权限', '深色', '手机'],
  推价: ['空', '加载', '出错', '深色'],
  我的报价: ['空', '加载', '出错', '深色', '手机'],
  运价查询结果: ['空', '加载', '出错', '长文本', '无权限', '深色', '手机'],
  船期: ['空', '加载', '出错', '长文本', '无权限', '深色', '手机'],
  客户与供应商: ['空', '加载', '出错', '长文本', '无权限', '深色', '手机'],
  报价: ['空', '加载', '出错', '长文本', '无权限', '深色', '手机'],
  运价: ['空', '加载', '出错', '长文本', '无权限', '深色', '手机'],
  运价发布: ['空', '加载', '出错', '长文本', '无权限', '深色', '手机'],
  运价历史: ['空', '加载', '出错', '无权限', '深色', '手机'],
  新增运价: ['空', '加载', '出错', '深色', '手机'],
  历史运价查询: ['空', '加载', '出错', '深色', '手机'],
  拼箱: ['空', '加载', '出错', '长文本', '无权限', '深色', '手机'],
  船期模板: ['空', '加载', '出错', '长文本', '无权限', '深色', '手机'],
  附加费: ['空', '加载', '出错', '长文本', '无权限', '深色', '手机'],
  第三方运价: ['空', '加载', '出错', '长文本', '无权限', '深色', '手机'],
  第三方运价模板: ['空', '出错', '无权限', '深色'],
  运价驾驶舱: ['空', '加载', '出错', '深色', '手机'],
  客户运价分析: ['空', '加载', '出错', '长文本', '深色', '手机'],
  订舱首页与驾驶舱: ['空', '加载', '出错', '深色', '手机'],
  运价配置: ['空', '加载', '出错', '长文本', '无权限', '深色', '手机'],
  公司: ['空', '加载', '出错', '长文本', '无权限', '深色'],
  系统管理: ['空', '加载', '出错', '长文本', '无权限', '深色'],
  消息: ['空', '加载', '出错', '长文本', '深色'],
  订舱: ['空', '加载', '出错', '深色', '手机'],
  船司通道: ['空', '加载', '出错', '深色'],
  订舱上传: ['空', '加载', '出错', '长文本', '深色', '手机'],
  运价批量导入: ['空', '加载', '出错', '长文本', '深色', '手机'],
  个人设置: ['空', '加载', '出错', '长文本', '深色', '手机'],
  门户: ['空', '出错', '手机'],
  门户域名: ['出错', '深色', '手机'],
  门户编辑: ['空', '加载', '出错', '深色', '手机'],
  门户内容: ['空', '加载', '出错', '深色', '手机'],
  访客留言: ['空', '加载', '出错', '深色', '手机'],
  门户访问统计: ['空', '加载', '出错', '深色', '手机'],
  登录: ['加载', '出错', '长文本', '深色', '手机'],
}
