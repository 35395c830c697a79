import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';

/**
 * The packets of a WebM recording one after another until it is as long as asked, without decoding.
 * @param seconds the least length of the result
 */
export async function repeatRecording(clip: Uint8Array, seconds: number): Promise<ArrayBuffer> {
  const input = new Input({ formats: [WEBM], source: new BufferSource(clip) });
  const track = await input.getPrimaryAudioTrack();
  const decoderConfig = await track?.getDecoderConfig();
  if (track === null || decoderConfig === null || decoderConfig === undefined) throw new Error('no audio');
  const output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() });
  const source = new EncodedAudioPacketSource('opus');
  output.addAudioTrack(source);
  await output.start();
  let end = 0;
  while (end < seconds) {
    const begin = end;
    for await (const packet of new EncodedPacketSink(track).packets()) {
      const timestamp = begin + packet.timestamp;
      await source.add(packet.clone({ timestamp }), { decoderConfig });
      end = timestamp + packet.duration;
    }
  }
  await output.finalize();
  input.dispose();
  if (output.target.buffer === null) throw new Error('nothing was written');
  return output.target.buffer;
}
