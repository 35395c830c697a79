/* Measures loudness ten times a second: timers are slowed down in hidden tabs, the audio thread is not. */
class LevelProcessor extends AudioWorkletProcessor {
  sum = 0;
  count = 0;

  process(inputs) {
    const channel = inputs[0]?.[0];
    const length = channel?.length ?? 128;
    if (channel) for (const sample of channel) this.sum += sample * sample;
    this.count += length;
    if (this.count >= sampleRate / 10) {
      this.port.postMessage(
        {
          rms: Math.sqrt(this.sum / this.count),
          time: currentTime + length / sampleRate,
        },
        [],
      );
      this.sum = 0;
      this.count = 0;
    }
    return true;
  }
}

registerProcessor('level', LevelProcessor);
