/* Hands the sound over in blocks of about 40 ms, in order, with the moment at which each ended. */
const BLOCK = 2048;

class SamplesProcessor extends AudioWorkletProcessor {
  block = new Float32Array(BLOCK);
  filled = 0;

  process(inputs) {
    const channel = inputs[0]?.[0];
    // A microphone that is muted gives nothing: its time passes as silence.
    const length = channel?.length ?? 128;
    if (channel) this.block.set(channel, this.filled);
    this.filled += length;
    if (this.filled >= BLOCK) {
      const { block } = this;
      this.port.postMessage({ samples: block, time: currentTime + length / sampleRate }, [block.buffer]);
      this.block = new Float32Array(BLOCK);
      this.filled = 0;
    }
    return true;
  }
}

registerProcessor('samples', SamplesProcessor);
