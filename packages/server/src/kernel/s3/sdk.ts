// Loaded with the first use of a bucket: servers without one do not pay for it.
export {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
export { Upload } from '@aws-sdk/lib-storage'
export { getSignedUrl } from '@aws-sdk/s3-request-presigner'
