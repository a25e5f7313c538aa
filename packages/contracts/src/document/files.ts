import { defineEndpoint, openFile } from '../endpoint.ts'
import { Day, Id, Instant, Quantity, text, Version } from '../envelope.ts'
import {
  ArraySchema,
  BooleanSchema,
  Integer,
  Literal,
  Null,
  ObjectSchema,
  Optional,
  type Static,
  StringSchema,
  Union,
  Unsafe,
  strict,
} from '../schema.ts'
import { type FileFormat, fileFormats } from './file-kinds.ts'
import { Audience, byKind, Subject, SubjectQuery } from './subject.ts'

/** Characters of the name of a file. */
export const mostFileName = 120
/** Most bytes of one part of an upload; a file is sent in as many as it needs. */
export const mostPartBytes = 32 * 1024 * 1024
/** Days for which a removed file can be restored. */
export const restorableDays = 30
/** Rows and columns of a table that are shown before the file is downloaded. */
export const shownTable = { rows: 200, columns: 50 } as const

const Format = Unsafe<FileFormat>(Union(Object.keys(fileFormats).map((format) => Literal(format))))
/** Bytes, or milliseconds since 1970. */
const Count = Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

const version = {
  Id,
  Version,
  Name: StringSchema(),
  Format,
  Size: Count,
  At: Instant,
  AuthorName: StringSchema(),
}
/** One version of a file. */
export const FileVersion = ObjectSchema(version)
export type FileVersion = Static<typeof FileVersion>

/** A file of a document as it stands: its latest version, and those before, newest first. */
export const DocumentFile = ObjectSchema({
  ...version,
  /** Kind of the file, as the document declares it. */
  FileKind: StringSchema(),
  Audience,
  ValidTo: Union([Day, Null()]),
  /** It can still be restored. */
  Removed: BooleanSchema(),
  Former: ArraySchema(FileVersion),
})
export type DocumentFile = Static<typeof DocumentFile>

/** The files of a document that the caller may see, those that were removed lately last. */
export const documentFiles = defineEndpoint({
  method: 'GET',
  path: '/api/Document/Files',
  summary: '单据文件',
  may: byKind,
  query: SubjectQuery,
  reply: ArraySchema(DocumentFile),
})

/** A file on its way: how much of it is there. The next part begins at `Received`. */
export const FileUpload = ObjectSchema({ UploadId: Id, Size: Count, Received: Count })
export type FileUpload = Static<typeof FileUpload>

const UploadQuery = ObjectSchema({ ...Subject, UploadId: Id }, strict)

/**
 * Announces a file. Whoever began to send the same file (name, size and time of change) to the same place goes on where that ended.
 * `Replaces`: the file whose next version it is; without it, a file of the same name and kind.
 */
export const beginFile = defineEndpoint({
  method: 'POST',
  path: '/api/Document/BeginFile',
  summary: '开始上传单据文件',
  may: byKind,
  body: ObjectSchema(
    {
      ...Subject,
      FileKind: text(40),
      Name: text(400),
      Size: Count,
      /** When the file was last changed, in milliseconds. */
      Modified: Count,
      Replaces: Optional(Id),
      ValidTo: Optional(Day),
    },
    strict,
  ),
  reply: FileUpload,
})

/**
 * Sends bytes of an upload as `application/octet-stream`, from `Offset` on. What arrived before a connection broke is kept. Bytes that do not begin
 * where the upload ends are not taken; the answer says where it ends.
 */
export const sendFile = defineEndpoint({
  method: 'POST',
  path: '/api/Document/SendFile',
  summary: '上传单据文件的一段内容',
  may: byKind,
  query: ObjectSchema({ ...Subject, UploadId: Id, Offset: Count }, strict),
  reply: FileUpload,
})

/** How much of an upload has arrived. */
export const fileUpload = defineEndpoint({
  method: 'GET',
  path: '/api/Document/FileUpload',
  summary: '单据文件上传进度',
  may: byKind,
  query: UploadQuery,
  reply: FileUpload,
})

/** Checks what was sent and adds it to the document. Asked again, it answers the same. */
export const finishFile = defineEndpoint({
  method: 'POST',
  path: '/api/Document/FinishFile',
  summary: '完成单据文件上传',
  may: byKind,
  body: UploadQuery,
  reply: DocumentFile,
})

export const dropUpload = defineEndpoint({
  method: 'POST',
  path: '/api/Document/DropUpload',
  summary: '放弃单据文件上传',
  may: byKind,
  body: UploadQuery,
  reply: BooleanSchema(),
})

const FileQuery = ObjectSchema({ ...Subject, FileId: Id }, strict)

/** Name, kind and validity of a file. Its kind stays within one audience. */
export const changeFile = defineEndpoint({
  method: 'POST',
  path: '/api/Document/ChangeFile',
  summary: '修改单据文件信息',
  may: byKind,
  body: ObjectSchema({ ...Subject, FileId: Id, FileKind: text(40), Name: text(400), ValidTo: Union([Day, Null()]) }, strict),
  reply: DocumentFile,
})

export const removeFile = defineEndpoint({
  method: 'POST',
  path: '/api/Document/RemoveFile',
  summary: '删除单据文件',
  may: byKind,
  body: FileQuery,
  reply: DocumentFile,
})

export const restoreFile = defineEndpoint({
  method: 'POST',
  path: '/api/Document/RestoreFile',
  summary: '恢复单据文件',
  may: byKind,
  body: FileQuery,
  reply: DocumentFile,
})

const attachment = openFile('单据的文件对能查看单据的人员开放，按文件类别区分内部与对外')

/** One version of a file. */
export const openDocumentFile = defineEndpoint({
  method: 'GET',
  path: '/api/Document/OpenFile',
  summary: '查看或下载单据文件',
  may: byKind,
  query: FileQuery,
  reply: attachment,
})

/** All files that the caller may see, in folders by kind. */
export const zipFiles = defineEndpoint({
  method: 'GET',
  path: '/api/Document/ZipFiles',
  summary: '打包下载单据文件',
  may: byKind,
  query: SubjectQuery,
  reply: attachment,
})

/** The beginning of a spreadsheet. */
export const FileTable = ObjectSchema({
  SheetName: StringSchema(),
  Rows: ArraySchema(ArraySchema(StringSchema())),
  /** There is more in the file than is shown. */
  Truncated: BooleanSchema(),
  Columns: Quantity,
})
export type FileTable = Static<typeof FileTable>

export const fileTable = defineEndpoint({
  method: 'GET',
  path: '/api/Document/FileTable',
  summary: '预览表格文件',
  may: byKind,
  query: FileQuery,
  reply: FileTable,
})
